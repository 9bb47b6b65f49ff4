import { randomUUID } from 'node:crypto';
import type { EventLog, ExpectedRevision } from '@parvis/contracts/log/event-log.ts';
import { imageDetailsSchema } from '@parvis/contracts/media/details.ts';
import { mediaEventVersion } from '@parvis/contracts/media/read-event.ts';

const original = { hash: 'ab'.repeat(32), format: 'jpeg', bytes: 9, width: 1600, height: 1000 };
const title = { fr: 'Le môle', en: 'The pier' };
let count = 0;

/** Adds an image without alternative texts to a library; returns its id, and how it is saved and deleted. */
export async function addPicture(log: EventLog) {
  count += 1;
  const mediaId = `picture${String(count).padStart(5, '0')}`;
  let expected: ExpectedRevision = 'no-stream';
  let revision = 1;
  const append = async (type: string, data: object) => {
    const metadata = {
      commandId: randomUUID(),
      actor: 'system',
      occurredAt: new Date().toISOString(),
      version: mediaEventVersion,
    };
    const event = { id: randomUUID(), type, data: { mediaId, ...data }, metadata };
    const appended = await log.append(`media-${mediaId}`, expected, [event]);
    if (appended.outcome === 'conflict') throw new Error('the picture has changed');
    expected = appended.revision;
  };
  await append('ImageUploaded', { original, details: imageDetailsSchema.parse({ title }) });
  const save = (details: object) => {
    revision += 1;
    const saved = imageDetailsSchema.parse({ title, ...details });
    return append('ImageSaved', { revision, details: saved });
  };
  return { id: mediaId, save, remove: () => append('MediaDeleted', {}) };
}
