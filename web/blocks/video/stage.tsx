import type { SnapshotFrom } from 'xstate';
import { LengthMark } from '../../ui/length-mark/length-mark.tsx';
import { PictureElement } from '../../ui/picture/picture-element.tsx';
import { OwnVideo } from './own-video.tsx';
import type { PlayerVideo, VideoLabels } from './player-video.ts';
import { ProviderVideo } from './provider-video.tsx';
import { type VideoEvent, type videoMachine } from './video.machine.ts';
import styles from './video.module.css';

interface StageProps {
  readonly video: PlayerVideo;
  readonly labels: VideoLabels;
  readonly isHydrated: boolean;
  readonly state: SnapshotFrom<typeof videoMachine>;
  readonly send: (event: VideoEvent) => void;
}

const sizes = '(width < 90rem) 100vw, 60rem';

/** The poster, or the player in its place. */
export function Stage({ video, labels, isHydrated, state, send }: StageProps) {
  const { player, poster, title, length } = video;
  const isLoading = state.matches('loading');
  const hasPlayer = state.hasTag('player');
  const mayPress = isHydrated && state.matches('poster');
  return (
    <>
      {poster ? <PictureElement parts={poster} sizes={sizes} /> : <div className={styles.bare} />}
      {hasPlayer && player.kind === 'own' ? (
        <OwnVideo key={video.id} video={video} labels={labels} state={state} send={send} />
      ) : null}
      {hasPlayer && player.kind === 'provider' ? (
        <ProviderVideo
          key={video.id}
          player={player}
          title={title}
          onLoaded={() => send({ type: 'loaded' })}
        />
      ) : null}
      {mayPress ? (
        <button type="button" className={styles.press} onClick={() => send({ type: 'press' })}>
          <svg viewBox="0 0 48 48" aria-hidden="true" focusable="false">
            <path d="M18 13v22l18-11z" />
          </svg>
          <span className="visually-hidden">
            {labels.play} {title}
          </span>
        </button>
      ) : null}
      {length && !hasPlayer ? <LengthMark {...length} /> : null}
      {isLoading ? (
        <p className={styles.loading} role="status">
          {labels.loading}
        </p>
      ) : null}
    </>
  );
}
