import type { MediaCommand } from '@parvis/contracts/media/commands.ts';
import { fileDetailsSchema, imageDetailsSchema } from '@parvis/contracts/media/details.ts';
import type { FileOriginal, ImageOriginal, MediaEvent } from '@parvis/contracts/media/events.ts';
import { mediaIdSchema } from '@parvis/contracts/media/ids.ts';
import { describe, expect, test } from 'vitest';
import { after } from '../testing/given.ts';
import { decideReplacement } from './decide.ts';

const mediaId = mediaIdSchema.parse('media0000001');
const hash = (letters: string) => letters.repeat(32);
const picture: ImageOriginal = {
  hash: hash('ab'),
  format: 'jpeg',
  bytes: 9,
  width: 1600,
  height: 1000,
};
const otherPicture: ImageOriginal = { ...picture, hash: hash('cd') };
const report: FileOriginal = {
  hash: hash('ab'),
  format: 'pdf',
  bytes: 9,
  filename: 'rapport.pdf',
};
const otherReport: FileOriginal = { ...report, hash: hash('cd') };
const third: FileOriginal = { ...report, hash: hash('ef') };
const film: FileOriginal = { ...report, format: 'mp4', filename: 'film.mp4' };
const otherFilm: FileOriginal = { ...film, hash: hash('cd') };

const withPicture: MediaEvent = {
  type: 'ImageUploaded',
  data: { mediaId, original: picture, details: imageDetailsSchema.parse({ title: 'Marée' }) },
};
const withFile = (original: FileOriginal): MediaEvent => ({
  type: 'FileUploaded',
  data: { mediaId, original, details: fileDetailsSchema.parse({ title: 'Rapport' }) },
});
const deleted: MediaEvent = { type: 'MediaDeleted', data: { mediaId } };
const fileReplaced = (revision: number, original: FileOriginal): MediaEvent => ({
  type: 'FileReplaced',
  data: { mediaId, revision, original },
});
const crop = {
  use: 'card',
  contentId: null,
  area: { x: 0, y: 0, width: 600, height: 400 },
} as const;
const pictureReplaced = (
  revision: number,
  original: ImageOriginal,
  crops: readonly (typeof crop)[] = [],
): MediaEvent => ({
  type: 'ImageReplaced',
  data: { mediaId, revision, original, crops: [...crops], lostCrops: [] },
});

type Replacement = Parameters<typeof decideReplacement>[0];

function decided(command: Replacement, ...events: readonly MediaEvent[]) {
  const outcome = decideReplacement(command, after(...events));
  return outcome.ok ? outcome.value : outcome.refusals;
}

const refused = (code: string) => [expect.objectContaining({ code })];
const replaceFile = (original: FileOriginal) =>
  ({ type: 'replace-file', mediaId, expectedRevision: 1, original }) as const;
const replaceImage = {
  type: 'replace-image',
  mediaId,
  expectedRevision: 1,
  original: otherPicture,
} as const;

describe('Replacing a file', () => {
  test('creates a new revision, unless it is the same file', () => {
    expect(decided(replaceFile(otherReport), withFile(report))).toEqual([
      fileReplaced(2, otherReport),
    ]);
    expect(decided(replaceFile(report), withFile(report))).toEqual([]);
  });

  test('accepts another film for a film, but no document', () => {
    expect(decided(replaceFile(otherFilm), withFile(film))).toEqual([fileReplaced(2, otherFilm)]);
    expect(decided(replaceFile(otherFilm), withFile(report))).toEqual([fileReplaced(2, otherFilm)]);
    expect(decided(replaceFile(report), withFile(film))).toEqual([
      { code: 'media-type-refused', params: { accepted: 'MP4' } },
    ]);
  });
});

describe('Reverting to an earlier file', () => {
  const takeBack = (
    kind: 'image' | 'file',
    revision: number,
    expectedRevision: number,
  ): Extract<MediaCommand, { type: 'take-back-file' }> => ({
    type: 'take-back-file',
    mediaId,
    kind,
    revision,
    expectedRevision,
  });

  test('makes that file the newest revision', () => {
    const history = [withFile(report), fileReplaced(2, otherReport), fileReplaced(3, third)];
    expect(decided(takeBack('file', 2, 3), ...history)).toEqual([fileReplaced(4, otherReport)]);
  });

  test('restores the areas that were chosen on an image', () => {
    const history = [
      withPicture,
      { type: 'ImageCropped', data: { mediaId, revision: 2, ...crop } },
      pictureReplaced(3, otherPicture),
    ] as const;
    expect(decided(takeBack('image', 1, 3), ...history)).toEqual([
      pictureReplaced(4, picture, [crop]),
    ]);
  });

  test('is refused for a revision that introduced no file, naming it', () => {
    const history = [withFile(report), fileReplaced(2, otherReport)];
    for (const revision of [2, 3])
      expect(decided(takeBack('file', revision, 2), ...history)).toEqual([
        { code: 'file-not-earlier', params: { revision } },
      ]);
  });

  test('is refused over a revision that its author never saw', () => {
    const history = [withFile(report), fileReplaced(2, otherReport)];
    expect(decided(takeBack('file', 1, 1), ...history)).toEqual(refused('stale-revision'));
  });
});

describe.each<[string, Replacement, MediaEvent]>([
  ['an image', replaceImage, withPicture],
  ['a file', replaceFile(otherReport), withFile(report)],
  [
    'an earlier file',
    { type: 'take-back-file', mediaId, kind: 'file', expectedRevision: 1, revision: 1 },
    withFile(report),
  ],
])('Replacing with %s', (_what, command, uploaded) => {
  test('is refused for an item that never existed, is of another kind, or is deleted', () => {
    const other = uploaded.type === 'ImageUploaded' ? withFile(report) : withPicture;
    expect(decided(command)).toEqual(refused('media-not-found'));
    expect(decided(command, other)).toEqual(refused('media-not-found'));
    expect(decided(command, uploaded, deleted)).toEqual(refused('media-deleted'));
  });
});
