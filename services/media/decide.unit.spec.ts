import { contentIdSchema } from '@parvis/contracts/content/ids.ts';
import type { MediaCommand } from '@parvis/contracts/media/commands.ts';
import { type Area, type Crop, imageUses } from '@parvis/contracts/media/crop.ts';
import {
  fileDetailsSchema,
  imageDetailsSchema,
  videoDetailsSchema,
} from '@parvis/contracts/media/details.ts';
import type { MediaEvent } from '@parvis/contracts/media/events.ts';
import { mediaIdSchema } from '@parvis/contracts/media/ids.ts';
import { describe, expect, test } from 'vitest';
import { decideMedia } from './decide.ts';
import { after } from './testing/given.ts';

const mediaId = mediaIdSchema.parse('picture00001');
const fileId = mediaIdSchema.parse('file00000001');
const contentId = contentIdSchema.parse('page00000001');
const details = imageDetailsSchema.parse({ title: 'Marée haute' });
const hash = 'ab'.repeat(32);
const original = { hash, format: 'jpeg', bytes: 9, width: 1600, height: 1000 } as const;
const file = { hash, format: 'pdf', bytes: 9, filename: 'rapport.pdf' } as const;

const uploaded: MediaEvent = { type: 'ImageUploaded', data: { mediaId, original, details } };
const fileUploaded: MediaEvent = {
  type: 'FileUploaded',
  data: { mediaId: fileId, original: file, details: fileDetailsSchema.parse({ title: 'Rapport' }) },
};
const saved = (revision: number, fr: string): MediaEvent => ({
  type: 'ImageSaved',
  data: { mediaId, revision, details: { ...details, title: { fr, en: '' } } },
});
const filmId = mediaIdSchema.parse('film00000001');
const videoDetails = videoDetailsSchema.parse({ title: 'Estuaire en bref' });
const source = { fileId } as const;
const registered: MediaEvent = {
  type: 'VideoRegistered',
  data: { mediaId: filmId, source, details: videoDetails },
};
const deleted: MediaEvent = { type: 'MediaDeleted', data: { mediaId } };

function decided(command: MediaCommand, ...events: readonly MediaEvent[]) {
  const outcome = decideMedia(command, after(...events));
  return outcome.ok ? outcome.value : outcome.refusals[0].code;
}

describe('Uploading', () => {
  const upload = { type: 'upload-image', mediaId, original, details } as const;

  test('adds an image to the library', () => {
    expect(decided(upload)).toEqual([uploaded]);
  });

  test('adds a file or a video to the library', () => {
    const { data } = fileUploaded;
    expect(decided({ type: 'upload-file', ...data })).toEqual([fileUploaded]);
    expect(
      decided({ type: 'register-video', mediaId: filmId, source, details: videoDetails }),
    ).toEqual([registered]);
  });

  test('is refused when the item exists', () => {
    expect(decided(upload, uploaded)).toBe('media-exists');
  });
});

describe('Saving an image', () => {
  const save = (expectedRevision: number, fr: string, en = ''): MediaCommand => ({
    type: 'save-image',
    mediaId,
    expectedRevision,
    details: { ...details, title: { fr, en } },
  });

  test('creates a new revision', () => {
    expect(decided(save(1, 'Basse mer'), uploaded)).toEqual([saved(2, 'Basse mer')]);
  });

  test('appends nothing when nothing was changed', () => {
    expect(decided(save(1, details.title.fr), uploaded)).toEqual([]);
    expect(decided(save(1, details.title.fr, 'High water'), uploaded)).toHaveLength(1);
  });

  test('is refused over a revision that its author never saw, naming who saved it', () => {
    const outcome = decideMedia(save(1, 'Basse mer'), after(uploaded, saved(2, 'Étale')));
    expect(outcome).toMatchObject({
      ok: false,
      refusals: [{ code: 'stale-revision', params: { by: 'author-1', revision: 2 } }],
    });
  });

  test.each<[string, readonly MediaEvent[], string]>([
    ['that never was', [], 'media-not-found'],
    ['that is deleted', [uploaded, deleted], 'media-deleted'],
    ['that is a file', [fileUploaded], 'media-not-found'],
  ])('is refused for one %s', (_case, events, code) => {
    expect(decided(save(1, 'x'), ...events)).toBe(code);
  });
});

describe('Saving a file or a video', () => {
  test('creates a new revision', () => {
    const renamed = fileDetailsSchema.parse({ title: 'Rapport annuel' });
    const saveFile = { mediaId: fileId, expectedRevision: 1, details: renamed };
    expect(decided({ type: 'save-file', ...saveFile }, fileUploaded)).toEqual([
      { type: 'FileSaved', data: { mediaId: fileId, revision: 2, details: renamed } },
    ]);
    const retitled = videoDetailsSchema.parse({ title: 'Estuaire en détail' });
    const saveVideo = { mediaId: filmId, expectedRevision: 1, details: retitled };
    expect(decided({ type: 'save-video', ...saveVideo }, registered)).toEqual([
      { type: 'VideoSaved', data: { mediaId: filmId, revision: 2, details: retitled } },
    ]);
  });
});

describe('Cropping an image', () => {
  const crop = (area: Area, change: Partial<Crop> = {}): MediaCommand => ({
    type: 'crop-image',
    mediaId,
    expectedRevision: 1,
    crop: { use: 'card', contentId: null, area, ...change },
  });
  const good = { x: 100, y: 50, width: 480, height: 320 };

  test('sets an area for a use', () => {
    expect(decided(crop(good), uploaded)).toEqual([
      {
        type: 'ImageCropped',
        data: { mediaId, revision: 2, use: 'card', contentId: null, area: good },
      },
    ]);
  });

  test('appends nothing when that area is already chosen, except for one content item', () => {
    const cropped: MediaEvent = {
      type: 'ImageCropped',
      data: { mediaId, revision: 2, use: 'card', contentId: null, area: good },
    };
    const again = { ...crop(good), expectedRevision: 2 };
    expect(decided(again, uploaded, cropped)).toEqual([]);
    const ofContent = { ...crop(good, { contentId }), expectedRevision: 2 };
    expect(decided(ofContent, uploaded, cropped)).toMatchObject([{ data: { contentId } }]);
  });

  test.each<[string, Area, string]>([
    ['too narrow', { ...good, width: 479 }, 'crop-too-narrow'],
    ['too low', { ...good, height: 319 }, 'crop-too-low'],
    ['too small', { ...good, width: 479, height: 319 }, 'crop-too-small'],
    ['beyond the right edge', { ...good, x: 1121 }, 'crop-outside-image'],
    ['beyond the lower edge', { ...good, y: 681 }, 'crop-outside-image'],
  ])('is refused with an area that is %s', (_case, area, code) => {
    const outcome = decideMedia(crop(area), after(uploaded));
    expect(outcome).toMatchObject({ ok: false, refusals: [{ code, path: ['area'] }] });
  });

  test('is refused over a revision that its author never saw', () => {
    expect(decided(crop(good), uploaded, saved(2, 'Étale'))).toBe('stale-revision');
  });

  test('is refused for an image that never was', () => {
    expect(decided(crop(good))).toBe('media-not-found');
  });

  test('gives the size of the image that an area does not fit into', () => {
    expect(decideMedia(crop({ ...good, x: 1121 }), after(uploaded))).toMatchObject({
      refusals: [{ params: { width: 1600, height: 1000 } }],
    });
  });

  test('gives the missing pixels of an area that is too small', () => {
    const { minWidth, minHeight } = imageUses.card;
    expect(decideMedia(crop({ x: 0, y: 0, width: 10, height: 20 }), after(uploaded))).toMatchObject(
      {
        refusals: [{ params: { minWidth, minHeight, width: 10, height: 20 } }],
      },
    );
  });

  test('accepts areas that reach the edges', () => {
    const whole = { x: 0, y: 0, width: 1600, height: 1000 };
    expect(decided(crop(whole), uploaded)).toMatchObject([{ type: 'ImageCropped' }]);
  });
});

describe('Deleting', () => {
  const remove = { type: 'delete-media', mediaId, kind: 'image' } as const;
  const bringBack = { type: 'undelete-media', mediaId, kind: 'image' } as const;

  test('removes an item from the library and restores it unchanged', () => {
    expect(decided(remove, uploaded)).toEqual([deleted]);
    const undeleted = { type: 'MediaUndeleted', data: { mediaId } };
    expect(decided(bringBack, uploaded, saved(2, 'Étale'), deleted)).toEqual([undeleted]);
  });

  test.each<[string, MediaCommand, readonly MediaEvent[], string]>([
    ['twice', remove, [uploaded, deleted], 'media-deleted'],
    ['back what is there', bringBack, [uploaded], 'media-not-deleted'],
    ['back what never was', bringBack, [], 'media-not-found'],
    ['a picture as a file', { ...remove, kind: 'file' }, [uploaded], 'media-not-found'],
    [
      'a stale one',
      { ...remove, expectedRevision: 1 },
      [uploaded, saved(2, 'x')],
      'stale-revision',
    ],
  ])('is refused: %s', (_case, command, events, code) => {
    expect(decided(command, ...events)).toBe(code);
  });
});

describe('Releasing', () => {
  const now = '2026-01-05T09:00:00.000Z';
  const later = '2026-02-01T08:00:00Z';
  const release = { type: 'release-media', mediaId, kind: 'image', now } as const;
  const withdraw = { type: 'withdraw-media', mediaId, kind: 'image' } as const;
  const due = { type: 'release-due-media', mediaId, now: later } as const;
  const released: MediaEvent = { type: 'MediaReleased', data: { mediaId, from: now } };
  const planned: MediaEvent = { type: 'MediaReleasePlanned', data: { mediaId, from: later } };
  const withdrawn: MediaEvent = { type: 'MediaReleaseWithdrawn', data: { mediaId } };

  test('is immediate, or planned for a future instant', () => {
    expect(decided(release, uploaded)).toEqual([released]);
    expect(decided({ ...release, from: '2025-12-31T00:00:00Z' }, uploaded)).toEqual([released]);
    expect(decided({ ...release, from: later }, uploaded)).toEqual([planned]);
    expect(decided(release, uploaded, planned)).toEqual([released]);
    expect(decided({ ...release, from: later }, uploaded, released)).toEqual([planned]);
  });

  test('changes nothing when already in effect, and can be withdrawn once', () => {
    const another = { ...release, now: '2026-01-06T09:00:00.000Z' };
    expect(decided(another, uploaded, released)).toEqual([]);
    expect(decided({ ...release, from: later }, uploaded, planned)).toEqual([]);
    expect(decided(withdraw, uploaded, released)).toEqual([withdrawn]);
    expect(decided(withdraw, uploaded, planned)).toEqual([withdrawn]);
    expect(decided(withdraw, uploaded)).toEqual([]);
  });

  test('takes effect when due, unless it was changed, withdrawn or deleted meanwhile', () => {
    const releasedThen = { type: 'MediaReleased', data: { mediaId, from: later } };
    expect(decided(due, uploaded, planned)).toEqual([releasedThen]);
    expect(decided({ ...due, now: '2026-02-01T07:59:59.999Z' }, uploaded, planned)).toEqual([]);
    expect(decided(due)).toEqual([]);
    for (const meanwhile of [released, withdrawn, deleted])
      expect(decided(due, uploaded, planned, meanwhile)).toEqual([]);
  });

  test.each<[string, MediaCommand, readonly MediaEvent[], string]>([
    ['of a deleted item', release, [uploaded, deleted], 'media-deleted'],
    ['of a picture as a file', { ...release, kind: 'file' }, [uploaded], 'media-not-found'],
    [
      'of a picture withdrawn as a video',
      { ...withdraw, kind: 'video' },
      [uploaded],
      'media-not-found',
    ],
  ])('is refused: %s', (_case, command, events, code) => {
    expect(decided(command, ...events)).toBe(code);
  });
});

describe('Replacing a file', () => {
  const other = { ...original, hash: 'cd'.repeat(32) };
  const replace = { type: 'replace-image', mediaId, expectedRevision: 1, original: other } as const;
  const film = { ...file, format: 'mp4', filename: 'film.mp4' } as const;

  test('by the same file appends nothing', () => {
    expect(decided({ ...replace, original }, uploaded)).toEqual([]);
  });

  test('scales an area in proportion when the replacement has another shape', () => {
    const area = { x: 1000, y: 600, width: 600, height: 400 };
    const crop: Crop = { use: 'card', area, contentId };
    const cropped: MediaEvent = { type: 'ImageCropped', data: { mediaId, revision: 2, ...crop } };
    const high = { ...other, height: 2000 };
    const moved = { ...area, y: 1400 };
    const data = { mediaId, revision: 3, original: high, crops: [{ ...crop, area: moved }] };
    expect(decided({ ...replace, expectedRevision: 2, original: high }, uploaded, cropped)).toEqual(
      [{ type: 'ImageReplaced', data: { ...data, lostCrops: [] } }],
    );
  });

  test('names the areas that are too small on the replacement, and those lost earlier', () => {
    const area = { x: 0, y: 0, width: 600, height: 400 };
    const crop: Crop = { use: 'card', area, contentId };
    const cropped: MediaEvent = { type: 'ImageCropped', data: { mediaId, revision: 2, ...crop } };
    const lost = { use: 'portrait', contentId: null } as const;
    const before: MediaEvent = {
      type: 'ImageReplaced',
      data: { mediaId, revision: 3, original, crops: [crop], lostCrops: [lost] },
    };
    const small = { ...other, width: 800, height: 500 };
    const command = { ...replace, expectedRevision: 3, original: small };
    expect(decided(command, uploaded, cropped, before)).toMatchObject([
      { data: { crops: [], lostCrops: [lost, { use: 'card', contentId }] } },
    ]);
  });

  test.each<[string, MediaCommand, string]>([
    ['over a revision its author never saw', { ...replace, expectedRevision: 4 }, 'stale-revision'],
    [
      'of another kind',
      { type: 'replace-file', mediaId, expectedRevision: 1, original: file },
      'media-not-found',
    ],
    [
      'by one it never had',
      { type: 'take-back-file', kind: 'image', mediaId, expectedRevision: 1, revision: 1 },
      'file-not-earlier',
    ],
  ])('is refused %s', (_case, command, code) => {
    expect(decided(command, uploaded)).toBe(code);
  });

  test('is refused when a film is replaced with anything but a film, since a video may play it', () => {
    const title = fileDetailsSchema.parse({ title: 'Film' });
    const data = { mediaId: fileId, original: film, details: title };
    const command: MediaCommand = {
      type: 'replace-file',
      mediaId: fileId,
      expectedRevision: 1,
      original: file,
    };
    expect(decided(command, { type: 'FileUploaded', data })).toBe('media-type-refused');
  });
});
