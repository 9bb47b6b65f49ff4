import { imageDetailsSchema } from '@parvis/contracts/media/details.ts';
import { mediaIdSchema } from '@parvis/contracts/media/ids.ts';
import { createMigratedDatabase } from '@parvis/ops/testing/database.ts';
import { expect, onTestFinished, test } from 'vitest';
import { Folding } from '../engine/testing/folding.ts';
import { InMemoryEventLog } from '../engine/testing/in-memory-event-log.ts';
import { withSettings } from '../postgres/with-settings.ts';
import { titleSimilarity } from '../words/title-search.ts';
import { findTitledMedia } from './find-titled-media.ts';
import { mediaLibrary } from './media-library.ts';

const original = {
  hash: 'ab'.repeat(32),
  format: 'jpeg',
  bytes: 9,
  width: 1600,
  height: 1000,
} as const;

test('media are found by title in any language, by credit, and across typos, but not once deleted', async () => {
  const { pool, drop } = await createMigratedDatabase();
  onTestFinished(drop);
  const log = new InMemoryEventLog();
  const folding = new Folding(pool, [mediaLibrary]);
  await folding.prepare();
  const upload = (number: number, title: object, credit = '') => {
    const mediaId = mediaIdSchema.parse(`image000000${number}`);
    const details = { ...imageDetailsSchema.parse({ title: 'Quai' }), title, credit };
    log.append(`media-${mediaId}`, { type: 'ImageUploaded', data: { mediaId, original, details } });
    return mediaId;
  };
  const port = upload(1, { fr: 'Le phare de l’estuaire', en: 'The lighthouse' });
  const other = upload(2, { fr: 'Quai', en: 'Quay' }, 'Anne Phare');
  const gone = upload(3, { fr: 'Un phare', en: '' });
  log.append(`media-${gone}`, { type: 'MediaDeleted', data: { mediaId: gone } });
  await folding.catchUp(log);
  const db = withSettings(pool, titleSimilarity);
  const found = async (typed: string) =>
    (await findTitledMedia(db, typed, 5)).items.map(({ id }) => id);
  expect(await found('phare')).toEqual([other, port]);
  expect(await found('LIGHTHOUSE')).toEqual([port]);
  expect(await found('ligthouse')).toEqual([port]);
  expect(await found('phraes')).toEqual([]);
  expect((await findTitledMedia(db, 'phare', 1)).total).toBe(2);
});
