import { expect, test } from 'vitest';
import { mediaIdSchema } from './ids.ts';
import { pictureAltSchema, posterAltSchema } from './picture-alt.ts';
import { findPicture, toPoster } from './picture-in-use.ts';
import { imageAlt, type ShownImage } from './picture-sources.ts';

const imageId = mediaIdSchema.parse('image0000001');
const image: ShownImage = {
  hash: 'ab'.repeat(32),
  width: 1_600,
  height: 1_000,
  focalPoint: { x: 0.5, y: 0.5 },
  crops: [],
  alternativeText: { fr: 'Le port', en: 'The harbour' },
  decorative: false,
  credit: '',
};
const images = new Map([[imageId, image]]);

/** Returns the alternative text, on a page in French, of an image used this way. */
function saidOf(use: object, inLibrary: Partial<ShownImage> = {}) {
  const around = {
    images: new Map([[imageId, { ...image, ...inLibrary }]]),
    locale: 'fr',
  } as const;
  const shown = findPicture({ imageId, ...use }, around);
  return shown && imageAlt(shown, 'fr');
}

test.each<[string, object, Partial<ShownImage>, string]>([
  ['what the library says', {}, {}, 'Le port'],
  ['its own text', { imageAlt: { kind: 'own', text: 'Le port vide' } }, {}, 'Le port vide'],
  [
    'its own text although it is decorative elsewhere',
    { imageAlt: { kind: 'own', text: 'Le port vide' } },
    { decorative: true },
    'Le port vide',
  ],
  ['nothing where it decorates', { imageAlt: { kind: 'decorative' } }, {}, ''],
])('the alternative text of an image in use is %s', (_what, use, inLibrary, alt) => {
  expect(saidOf(use, inLibrary)).toEqual({ alt });
});

test('an image no longer in the library is treated as missing', () => {
  expect(findPicture({ imageId }, { images: new Map(), locale: 'fr' })).toBeUndefined();
  expect(findPicture({}, { images, locale: 'fr' })).toBeUndefined();
});

test.each([
  [undefined, undefined],
  [{ kind: 'decorative' }, { kind: 'decorative' }],
  [
    { kind: 'own', texts: { fr: 'Le port vide' } },
    { kind: 'own', text: 'Le port vide' },
  ],
  [{ kind: 'own', texts: { en: 'The empty harbour' } }, undefined],
])('a poster text of %o is %o in French', (given, imageAltInFrench) => {
  const posterAlt = posterAltSchema.parse(given);
  expect(toPoster({ posterId: imageId, posterAlt }, 'fr')).toEqual({
    imageId,
    imageAlt: imageAltInFrench,
  });
});

test('an overriding text is not empty in at least one language', () => {
  expect(pictureAltSchema.safeParse({ kind: 'own', text: ' ' }).success).toBe(false);
  expect(posterAltSchema.safeParse({ kind: 'own', texts: { fr: ' ' } }).success).toBe(false);
});
