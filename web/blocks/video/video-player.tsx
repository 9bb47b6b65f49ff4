import { useMachine } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { allowsMotion } from '../../ui/carousel/use-reduced-motion.ts';
import { useHydrated } from '../../ui/island/use-hydrated.ts';
import { useWindowWidth } from '../../ui/window/use-window-width.ts';
import type { PlayerVideo, VideoLabels } from './player-video.ts';
import { Playlist } from './playlist.tsx';
import { Stage } from './stage.tsx';
import { videoMachine } from './video.machine.ts';
import styles from './video.module.css';
import { VideoConsent } from './video-consent.tsx';
import { WatchLink } from './watch-link.tsx';

/** Consent to load a provider’s player. */
export interface PlayerConsent {
  /** Calls back once consent is granted, immediately if it already is. */
  readonly whenGranted: (onGranted: () => void) => void;
  /** Grants consent without changing the visitor’s other choices. */
  readonly grant: () => void;
}

export interface VideoPlayerProps {
  readonly label: string;
  readonly videos: readonly PlayerVideo[];
  readonly start: 'pressed' | 'by-itself';
  readonly labels: VideoLabels;
}

/** A video player with its playlist; posters and links without script. */
export function VideoPlayer(props: VideoPlayerProps & { readonly consent?: PlayerConsent }) {
  const { label, videos, start, labels, consent } = props;
  const isHydrated = useHydrated();
  const [state, send] = useMachine(videoMachine, {
    input: { sources: videos.map(({ player }) => player.kind) },
  });
  const { index } = state.context;
  const needsConsent = state.matches('awaiting consent');
  useWindowWidth((width) => send({ type: 'window', width }));
  useEffect(() => {
    if (start === 'by-itself' && allowsMotion()) send({ type: 'start' });
  }, [start, send]);
  useEffect(() => {
    if (needsConsent) consent?.whenGranted(() => send({ type: 'granted' }));
  }, [needsConsent, consent, send]);
  const stage = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The pressed button has been removed, and the focus with it.
    const isLost =
      !document.activeElement?.checkVisibility() || document.activeElement === document.body;
    if (state.context.requested && isLost) stage.current?.focus({ preventScroll: true });
  }, [state]);
  const video = videos[index];
  if (!video) return null;
  return (
    <section className={styles.player} aria-label={label}>
      <div ref={stage} className={styles.stage} role="group" aria-label={video.title} tabIndex={-1}>
        <Stage video={video} labels={labels} isHydrated={isHydrated} state={state} send={send} />
        <VideoConsent
          isShown={needsConsent}
          name={video.player.kind === 'provider' ? video.player.name : ''}
          labels={labels}
          onGrant={() => consent?.grant()}
        />
      </div>
      <p role="status" className={styles.said}>
        {state.matches('failed') ? labels.failed : ''}
      </p>
      <WatchLink video={video} labels={labels} />
      {video.inWords ? (
        <details className={styles.inWords}>
          <summary>{labels.inWords}</summary>
          <p>{video.inWords}</p>
        </details>
      ) : null}
      <Playlist
        videos={videos}
        index={index}
        labels={labels}
        isHydrated={isHydrated}
        onChoose={(chosen) => send({ type: 'choose', index: chosen })}
      />
    </section>
  );
}
