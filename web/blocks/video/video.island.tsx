import { hydrateAs } from '../../public/hydrate-island.tsx';
import { currentChoice, storeConsent, whenGranted } from '../../site/consent/gate.ts';
import { VideoPlayer, type VideoPlayerProps } from './video-player.tsx';

/** Videos of other sites, among the purposes of consent. */
const videos = 's1';

const consent = {
  whenGranted: (onGranted: () => void) => whenGranted(videos, onGranted),
  grant: () => {
    storeConsent([...new Set([...(currentChoice()?.granted ?? []), videos] as const)]);
  },
};

/** Hydrates a playlist. */
export const hydrate = hydrateAs((props: VideoPlayerProps) => (
  <VideoPlayer {...props} consent={consent} />
));
