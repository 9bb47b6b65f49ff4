import { expect, test } from 'vitest';
import { textIn } from '../site/locale.ts';
import { mediaIdSchema } from './ids.ts';
import { mediaItemPath } from './media-item-path.ts';
import { mediaTitleSchema } from './media-title.ts';
import { mediaEvents } from './read-event.ts';

const both = { fr: 'Le port', en: 'The harbour' };

test.each([
  [both, 'Le port', 'The harbour'],
  [{ fr: 'Le port', en: '' }, 'Le port', 'Le port'],
  [{ fr: '', en: 'The harbour' }, 'The harbour', 'The harbour'],
])('the title %j falls back to another language', (title, french, english) => {
  expect([textIn(title, 'fr'), textIn(title, 'en')]).toEqual([french, english]);
});

test.each([
  ['Le port', { fr: 'Le port', en: '' }],
  [both, both],
  [{ fr: '  Le   port ' }, { fr: 'Le port', en: '' }],
  [{ en: 'The harbour' }, { fr: '', en: 'The harbour' }],
])('%j is accepted as a title', (sent, title) => {
  expect(mediaTitleSchema.parse(sent)).toEqual(title);
});

test.each(['', '  ', {}, { fr: '', en: ' ' }, { fr: 'Un\ntitre' }, { fr: both }, 7, null])(
  '%j is refused as a title',
  (sent) => {
    expect(mediaTitleSchema.safeParse(sent).success).toBe(false);
  },
);

test('a title saved as a single string, whatever its characters, is used in every language', () => {
  const mediaId = mediaIdSchema.parse('file00000001');
  const event = mediaEvents.read({
    type: 'FileSaved',
    data: { mediaId, revision: 2, details: { title: 'Un\ntitre', credit: '' } },
  });
  if (event.type !== 'FileSaved') throw new Error(`expected the title event, not ${event.type}`);
  const { title } = event.data.details;
  expect([textIn(title, 'fr'), textIn(title, 'en')]).toEqual(['Un\ntitre', 'Un\ntitre']);
});

test('the slug of a media item is derived from its title in the language of the address', () => {
  const item = { kind: 'image', id: mediaIdSchema.parse('image0000001'), title: both } as const;
  expect(mediaItemPath(item, 'fr')).toBe('/mediaroom/mediatheque/image/image0000001-le-port');
  expect(mediaItemPath(item, 'en')).toBe('/en/mediaroom/library/image/image0000001-the-harbour');
});
