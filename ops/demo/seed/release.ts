import { systemActor } from '@parvis/contracts/accounts/actor.ts';
import type { MediaId } from '@parvis/contracts/media/ids.ts';
import type { Media } from '@parvis/contracts/media/media.ts';
import { requireAccepted } from './require-accepted.ts';
import type { DemoAction, SeededSite } from './seeded-site.ts';

/** Releases what was added to the library to visitors, whether or not a page shows it. */
export async function release(
  { media: { writer } }: SeededSite,
  mediaId: MediaId,
  kind: Media['kind'],
  now: DemoAction['at'],
): Promise<void> {
  const command = { type: 'release-media', mediaId, kind, now } as const;
  requireAccepted(await writer.execute(systemActor, command, `demo/release/${mediaId}`));
}
