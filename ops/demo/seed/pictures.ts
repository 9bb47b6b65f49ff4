import { Readable } from 'node:stream';
import { systemActor } from '@parvis/contracts/accounts/actor.ts';
import type { MediaCommand } from '@parvis/contracts/media/commands.ts';
import { type Artwork, cropsOf } from '../artwork/artwork.ts';
import { toJpeg } from '../artwork/to-jpeg.ts';
import { demoMediaId, uploadOf } from '../ids.ts';
import { artworkCredit as credit } from '../media/read-artworks.ts';
import { release } from './release.ts';
import { requireAccepted } from './require-accepted.ts';
import type { DemoAction, SeededSite } from './seeded-site.ts';

/** The number of pictures processed concurrently: one is drawn while another is written. */
const atOnce = 3;

const drawnAt = '2024-01-01T09:00:00.000Z';

/**
 * Draws pictures and adds them to the library, all on the first day; their renditions are created
 * later. Existing ones are not drawn again.
 */
export function picturesAction(artworks: readonly Artwork[]): DemoAction {
  return {
    at: drawnAt,
    async enter(site) {
      const waiting = artworks.values();
      const enterNext = async () => {
        for (const artwork of waiting) await enterArtwork(site, artwork);
      };
      await Promise.all(Array.from({ length: atOnce }, enterNext));
    },
  };
}

async function enterArtwork(site: SeededSite, artwork: Artwork): Promise<void> {
  const { uploader, writer } = site.media;
  const { key, title, alternativeText, focalPoint, draw } = artwork;
  const commandId = uploadOf(key);
  const mediaId = demoMediaId(key);
  if ((await writer.load(mediaId)) === undefined) {
    const bytes = Readable.from([await toJpeg(draw(key))]);
    const upload = { filename: `${key}.jpg`, title };
    requireAccepted(await uploader.image(upload, bytes, { actor: systemActor, commandId }));
  }
  const send = async (step: string, command: MediaCommand) => {
    requireAccepted(await writer.execute(systemActor, command, `${commandId}/${step}`));
  };
  const crops = cropsOf(artwork);
  for (const [index, crop] of crops.entries()) {
    const expectedRevision = index + 1;
    await send(crop.use, { type: 'crop-image', mediaId, expectedRevision, crop });
  }
  const details = { title, alternativeText, focalPoint, credit, decorative: false };
  const expectedRevision = crops.length + 1;
  await send('save', { type: 'save-image', mediaId, expectedRevision, details });
  await release(site, mediaId, 'image', drawnAt);
}
