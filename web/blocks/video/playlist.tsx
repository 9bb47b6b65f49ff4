import type { PlayerVideo, VideoLabels } from './player-video.ts';
import styles from './video.module.css';

interface PlaylistProps {
  readonly videos: readonly PlayerVideo[];
  readonly index: number;
  readonly labels: VideoLabels;
  readonly isHydrated: boolean;
  readonly onChoose: (index: number) => void;
}

/** The videos by title: buttons that play them; before hydration, links to watch them. */
export function Playlist({ videos, index, labels, isHydrated, onChoose }: PlaylistProps) {
  if (videos.length < 2) return null;
  return (
    <ol className={styles.playlist} aria-label={labels.playlist}>
      {videos.map(({ id, title, href }, place) => (
        <li key={id}>
          {isHydrated ? (
            <button
              type="button"
              className={styles.entry}
              aria-current={place === index || undefined}
              onClick={() => onChoose(place)}
            >
              {title}
            </button>
          ) : (
            <a className={styles.entry} href={href}>
              {title}
            </a>
          )}
        </li>
      ))}
    </ol>
  );
}
