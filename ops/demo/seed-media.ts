import { Readable } from 'node:stream';
import { systemActor } from '@parvis/contracts/accounts/actor.ts';
import type { Outcome } from '@parvis/contracts/http/refusal.ts';
import type { MediaCommand } from '@parvis/contracts/media/commands.ts';
import type { MediaId } from '@parvis/contracts/media/ids.ts';
import type { MediaServices } from '@parvis/services/media/services.ts';
import { type Artwork, cropsOf } from './artwork/artwork.ts';
import { chartArtworks } from './artwork/chart-artworks.ts';
import { portraitArtworks } from './artwork/portrait-artworks.ts';
import { toJpeg } from './artwork/to-jpeg.ts';
import { demoMediaId, uploadOf } from './ids.ts';

const artworks = [...chartArtworks, ...portraitArtworks] as const;

/** What the demonstration's pictures are called by its pages. */
export type SubjectKey = (typeof artworks)[number]['key'];

/** Pictures under way at the same time: one is drawn while another is written. */
const atOnce = 3;
const credit = 'Atelier des cartes, Groupe Estuaire';

/**
 * Draws the demonstration's pictures and puts them into the library through the commands; their
 * renditions are made later. Cut off and run again, it goes on; what is there is not drawn again.
 */
export async function seedMedia(
  media: Pick<MediaServices, 'uploader' | 'writer'>,
  say: (line: string) => void,
): Promise<ReadonlyMap<SubjectKey, MediaId>> {
  const ids = new Map<SubjectKey, MediaId>();
  const waiting = artworks.values();
  const seedNext = async () => {
    for (const artwork of waiting) ids.set(artwork.key, await seedArtwork(media, artwork));
  };
  await Promise.all(Array.from({ length: atOnce }, seedNext));
  say(`${artworks.length} images · ${artworks.length} pictures`);
  return ids;
}

/** The id of one of the demonstration's pictures, whether it is there yet or not. */
export function demoImageId(key: SubjectKey): MediaId {
  return demoMediaId(key);
}

async function seedArtwork(
  { uploader, writer }: Pick<MediaServices, 'uploader' | 'writer'>,
  artwork: Artwork,
): Promise<MediaId> {
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
  return mediaId;
}

function requireAccepted<T>(outcome: Outcome<T>): T {
  if (outcome.ok) return outcome.value;
  throw new Error(
    `A picture of the demonstration was refused: ${JSON.stringify(outcome.refusals)}`,
  );
}
