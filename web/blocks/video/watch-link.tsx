import { Link } from '../../ui/link/link.tsx';
import type { PlayerVideo, VideoLabels } from './player-video.ts';

interface WatchLinkProps {
  readonly video: PlayerVideo;
  readonly labels: VideoLabels;
}

/** A link to watch a video without a player. */
export function WatchLink({ video: { player, href, title }, labels }: WatchLinkProps) {
  const isOwn = player.kind === 'own';
  const words = isOwn ? labels.watchOwn : labels.watch.replaceAll('{name}', player.name);
  return (
    <p>
      <Link href={href} newTabNote={isOwn ? undefined : labels.newTabNote}>
        {words.replaceAll('{title}', title)}
      </Link>
    </p>
  );
}
