import type { MediaEvent } from '@parvis/contracts/media/events.ts';
import type { MediaId } from '@parvis/contracts/media/ids.ts';

/** Returns an item's release to the public library. */
export function released(mediaId: MediaId): MediaEvent {
  return { type: 'MediaReleased', data: { mediaId, from: '2026-01-05T08:00:00.000Z' } };
}
