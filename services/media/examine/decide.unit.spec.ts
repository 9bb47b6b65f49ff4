import { fileDetailsSchema } from '@parvis/contracts/media/details.ts';
import type { FileOriginal, MediaEvent } from '@parvis/contracts/media/events.ts';
import { mediaIdSchema } from '@parvis/contracts/media/ids.ts';
import { expect, test } from 'vitest';
import { decideMedia } from '../decide.ts';
import { after } from '../testing/given.ts';

const mediaId = mediaIdSchema.parse('file00000001');
const hash = 'ab'.repeat(32);
const other = 'cd'.repeat(32);
const cover = { width: 768, height: 1086 };
const original = { hash, format: 'pdf', bytes: 9, filename: 'rapport.pdf' } as const;

const uploaded = (more: Partial<FileOriginal> = {}): MediaEvent => ({
  type: 'FileUploaded',
  data: {
    mediaId,
    original: { ...original, ...more },
    details: fileDetailsSchema.parse({ title: 'Rapport' }),
  },
});
const replaced = (revision: number, file: FileOriginal): MediaEvent => ({
  type: 'FileReplaced',
  data: { mediaId, revision, original: file },
});
const nothing: MediaEvent = { type: 'FileExamined', data: { mediaId, hash } };
const drawn: MediaEvent = { type: 'FileExamined', data: { mediaId, hash, cover } };

function decided(found: Partial<FileOriginal>, ...events: readonly MediaEvent[]) {
  const command = { type: 'record-examination', mediaId, found: { hash, ...found } } as const;
  const outcome = decideMedia(command, after(...events));
  return outcome.ok ? outcome.value : outcome.refusals[0].code;
}

test('a file has what was found in it from then on, at the same revision', () => {
  expect(decided({ cover }, uploaded())).toEqual([drawn]);
  expect(after(uploaded(), drawn)?.media).toMatchObject({
    revision: 1,
    original: { ...original, cover },
  });
  const film: MediaEvent = { type: 'FileExamined', data: { mediaId, hash, seconds: 12 } };
  expect(decided({ seconds: 12 }, uploaded({ format: 'mp4' }))).toEqual([film]);
  expect(after(uploaded({ format: 'mp4' }), film)?.media).toMatchObject({
    original: { seconds: 12 },
  });
});

test('that nothing was found is recorded, once', () => {
  expect(decided({}, uploaded())).toEqual([nothing]);
  expect(decided({ cover }, uploaded(), nothing)).toEqual([]);
});

test('another file of the item is examined of its own', () => {
  const present = { ...original, hash: other };
  const found = { type: 'FileExamined', data: { mediaId, hash: other, cover } };
  expect(decided({ hash: other, cover }, uploaded(), nothing, replaced(2, present))).toEqual([
    found,
  ]);
});

test.each<[string, readonly MediaEvent[]]>([
  ['of an item that does not exist', []],
  [
    'of a file that was replaced meanwhile',
    [uploaded(), replaced(2, { ...original, hash: other })],
  ],
  ['of a deleted file', [uploaded(), { type: 'MediaDeleted', data: { mediaId } }]],
  ['of a document whose first page is known', [uploaded({ cover })]],
  ['of a film whose length is known', [uploaded({ format: 'mp4', seconds: 12 })]],
  ['of a file of another format', [uploaded({ format: 'csv' })]],
])('nothing is recorded %s', (_, events) => {
  expect(decided({ cover }, ...events)).toEqual([]);
});
