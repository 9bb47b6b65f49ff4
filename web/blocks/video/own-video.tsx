import { useEffect, useRef } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { PlayerVideo, VideoLabels } from './player-video.ts';
import type { VideoEvent, videoMachine } from './video.machine.ts';
import styles from './video.module.css';

interface OwnVideoProps {
  readonly video: PlayerVideo;
  readonly labels: VideoLabels;
  readonly state: SnapshotFrom<typeof videoMachine>;
  readonly send: (event: VideoEvent) => void;
}

/**
 * A video file that we host, with pause and sound buttons, and with native controls once it was
 * played on request.
 */
export function OwnVideo({ video, labels, state, send }: OwnVideoProps) {
  const element = useRef<HTMLVideoElement>(null);
  const isPlaying = state.matches('playing');
  const { muted, requested } = state.context;
  useEffect(() => {
    const player = element.current;
    if (!player) return;
    player.muted = muted;
    if (isPlaying) player.play().catch(() => send({ type: 'pause' }));
    else player.pause();
  }, [isPlaying, muted, send]);
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the library keeps no captions; what is seen and heard stands beneath in words */}
      <video
        ref={element}
        className={styles.screen}
        src={video.href}
        preload="auto"
        playsInline
        muted={muted}
        controls={requested}
        aria-label={video.title}
        onCanPlay={() => send({ type: 'loaded' })}
        onError={() => send({ type: 'failed' })}
        onPlay={() => send({ type: 'play' })}
        onPause={({ currentTarget }) => {
          if (!currentTarget.ended) send({ type: 'pause' });
        }}
        onVolumeChange={({ currentTarget }) => {
          if (currentTarget.muted !== muted) send({ type: 'sound' });
        }}
        onEnded={() => send({ type: 'ended' })}
      />
      <div className={styles.controls}>
        <button
          type="button"
          className={styles.control}
          onClick={() => send({ type: isPlaying ? 'pause' : 'play' })}
        >
          {isPlaying ? labels.pause : labels.resume}
        </button>
        <button type="button" className={styles.control} onClick={() => send({ type: 'sound' })}>
          {muted ? labels.unmute : labels.mute}
        </button>
      </div>
    </>
  );
}
