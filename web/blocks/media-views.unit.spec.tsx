import { moduleIdSchema } from '@parvis/contracts/content/ids.ts';
import type { ModuleContent } from '@parvis/contracts/content/modules/module-types.ts';
import { moduleContentSchema } from '@parvis/contracts/content/modules/module-types.ts';
import { type MediaId, mediaIdSchema } from '@parvis/contracts/media/ids.ts';
import type { ShownImage } from '@parvis/contracts/media/picture-sources.ts';
import type { ShownPlaylist } from '@parvis/contracts/media/shown-video.ts';
import { blockMessages } from '@parvis/contracts/messages/blocks.ts';
import { playlistIdSchema } from '@parvis/contracts/playlists/ids.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { createIntl, RawIntlProvider } from 'react-intl';
import { describe, expect, it, test } from 'vitest';
import { harbourPicture } from '../ui/testing/harbour.ts';
import { ModuleView } from './module-view.tsx';

const harbour = mediaIdSchema.parse('image0000001');
const films = playlistIdSchema.parse('playlist0001');
const image: ShownImage = { ...harbourPicture, credit: 'Atelier' };
const playlist: ShownPlaylist = {
  titles: { fr: 'Le fleuve', en: 'The river' },
  videos: [
    {
      id: mediaIdSchema.parse('video0000001'),
      title: { fr: 'Marée', en: 'Tide' },
      alternativeText: { fr: 'La mer monte.', en: '' },
      posterId: harbour,
      source: { kind: 'own', href: '/media/files/film00000001/maree.mp4' },
    },
    {
      id: mediaIdSchema.parse('video0000002'),
      title: { fr: 'Porto', en: '' },
      alternativeText: { fr: '', en: '' },
      posterId: null,
      source: { kind: 'provider', provider: 'youtube', videoId: 'abc' },
    },
  ],
};

const own = { kind: 'own', text: 'Deux grues' };
const slides = [
  { imageId: harbour, title: 'Setúbal', text: 'Onze degrés.' },
  { title: 'Anvers', link: { kind: 'address', href: 'https://a.example/', newTab: true } },
];
const doc = {
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Vingt-neuf courbes.' }] }],
};

const modules = {
  slider: { title: 'Ports', slides },
  carousel: { title: 'Gestes', slides },
  gallery: { title: 'Collection', pictures: [{ imageId: harbour, caption: 'Le môle' }] },
  infography: { title: 'Marées', imageId: harbour, inWords: doc },
  video: { title: 'Films', playlistId: films },
} as const;

type Type = keyof typeof modules;
const types = [
  'slider',
  'carousel',
  'gallery',
  'infography',
  'video',
] as const satisfies readonly Type[];

interface Shown {
  readonly logged?: boolean;
  readonly images?: readonly (readonly [MediaId, ShownImage])[];
  readonly locale?: Locale;
  /** Fields other than those above. */
  readonly use?: object;
}

function markup(
  type: Type,
  { logged = false, images = [[harbour, image]], locale = 'fr', use = {} }: Shown = {},
) {
  const content: ModuleContent = moduleContentSchema.parse({
    type,
    data: { ...modules[type], ...use },
  });
  return renderToStaticMarkup(
    <RawIntlProvider
      value={createIntl({ locale: 'fr', messages: blockMessages.forReactIntl('fr') })}
    >
      <ModuleView
        id={moduleIdSchema.parse('m0dule0000010001')}
        content={content}
        headingIds={[]}
        images={new Map(images)}
        playlists={new Map([[films, playlist]])}
        locale={locale}
        viewer={{ logged, editing: false }}
        isFirst={false}
      />
    </RawIntlProvider>,
  );
}

test.each<[Type, object, string]>([
  ['slider', { slides: [{ ...slides[0], imageAlt: own }] }, 'Deux grues'],
  ['carousel', { slides: [{ ...slides[0], imageAlt: own }, slides[1]] }, 'Deux grues'],
  ['gallery', { pictures: [{ imageId: harbour, imageAlt: own }] }, 'Deux grues'],
  ['infography', { imageAlt: own }, 'Deux grues'],
  ['infography', { imageAlt: { kind: 'decorative' } }, ''],
  ['infography', {}, 'Le port'],
  ['video', {}, 'Le port'],
])('The pictures of the block %s have the alternative texts of their use: %o', (type, use, alt) => {
  const alts = [...markup(type, { logged: true, use }).matchAll(/ alt="([^"]*)"/g)];
  expect(new Set(alts.map(([, said]) => said))).toEqual(new Set([alt]));
});

describe.each(types)('The block %s', (type) => {
  it('is an island for visitors', () => {
    expect(markup(type)).toContain(`data-island="${type}"`);
  });

  it('is static for editors, with the same title', () => {
    const html = markup(type, { logged: true });
    expect(html).not.toContain(`data-island="${type}"`);
    expect(html).toContain(`<h2`);
    expect(html).toContain(modules[type].title);
  });

  it('has no button that requires script', () => {
    const buttons = [...markup(type, { logged: true }).matchAll(/<button[^>]*>/g)].map(
      ([tag]) => tag,
    );
    // Consent buttons are in a hidden part.
    expect(type === 'video' ? buttons.length - 2 : buttons.length).toBe(0);
  });
});

test.each(['slider', 'carousel', 'gallery', 'infography'] as const)(
  'the credit of the pictures of a block %s can be shown, for editors and visitors',
  (type) => {
    for (const logged of [true, false]) {
      const html = markup(type, { logged });
      expect(html).toMatch(/<summary[^>]*aria-label="Crédit de l’image"/);
      expect(html).toContain('Atelier');
    }
  },
);

test('slides link to their target, and announce when it opens in a new tab', () => {
  const html = markup('slider', { logged: true });
  expect(html).toContain('href="https://a.example/"');
  expect(html).toContain('target="_blank"');
  expect(html).toContain('(Ce lien s’ouvre dans un nouvel onglet)');
});

test('a slider passes the number of visible slides at each breakpoint to the style sheet', () => {
  expect(markup('slider')).toContain('data-slides-575=');
});

test('a gallery’s pictures are links to their files', () => {
  expect(markup('gallery')).toContain(`href="/media/renditions/${image.hash}/whole/1280.jpg"`);
});

test('an infography has a text version', () => {
  expect(markup('infography')).toContain('<p>Vingt-neuf courbes.</p>');
});

test('a playlist links to the file and to the provider, and contains no player', () => {
  const html = markup('video');
  expect(html).toContain('href="/media/files/film00000001/maree.mp4"');
  expect(html).toContain('href="https://www.youtube.com/watch?v=abc"');
  expect(html).toContain('La mer monte.');
  expect(html).not.toMatch(/<video|<iframe/);
});

test('videos are titled in the language of the page, or else in the other one', () => {
  expect(markup('video')).toContain('Marée');
  const english = markup('video', { locale: 'en' });
  expect(english).not.toContain('Marée');
  expect(english).toContain('Tide');
  expect(english).toContain('Porto');
});

test.each(['gallery', 'infography'] as const)(
  'a block %s without its pictures shows nothing',
  (type) => {
    expect(markup(type, { images: [] })).toBe('');
  },
);
