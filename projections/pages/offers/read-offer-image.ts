import type { Position } from '@parvis/contracts/log/position.ts';
import type { ShownImage } from '@parvis/contracts/media/picture-sources.ts';
import type { Queryable } from '../../postgres/queryable.ts';
import { readSettingsAt } from '../../site-settings/read-settings.ts';
import { settingsTag } from '../../site-settings/settings-tag.ts';
import { readShared, readSharedImages, type SharedRead } from '../read-shared.ts';
import { combineReads } from './compose-offers.ts';

/**
 * Reads the image that the settings have for offers of a field of work, now or at a past position;
 * undefined when they have none, or the library has it no longer.
 * @throws ReadModelNotServed
 */
export async function readOfferImage(
  db: Queryable,
  domain: string | undefined,
  at: Position | undefined,
): Promise<{ readonly image: ShownImage | undefined } & SharedRead> {
  const { chosen, ...read } = await readShared(db, at, 'offer-images', async () => {
    const { settings, position } = await readSettingsAt(db, at);
    return { chosen: settings?.offerImages ?? [], position, tags: [settingsTag] };
  });
  const ids = chosen.filter((one) => one.domain === domain).map(({ imageId }) => imageId);
  const { images, ...pictured } = await readSharedImages(db, ids, at, read.position);
  const [image] = images.values();
  return { image, ...combineReads([read, pictured]) };
}
