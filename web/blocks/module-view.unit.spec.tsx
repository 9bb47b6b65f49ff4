import { moduleIdSchema } from '@parvis/contracts/content/ids.ts';
import {
  type ModuleContent,
  moduleContentSchema,
} from '@parvis/contracts/content/modules/module-types.ts';
import { type MediaId, mediaIdSchema } from '@parvis/contracts/media/ids.ts';
import type { ShownImage } from '@parvis/contracts/media/picture-sources.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { createIntl, RawIntlProvider } from 'react-intl';
import { describe, expect, test } from 'vitest';
import { harbourPicture } from '../ui/testing/harbour.ts';
import { ModuleView } from './module-view.tsx';

const moduleId = moduleIdSchema.parse('m0dule0000010001');
const link = { kind: 'address', href: 'https://a.example/' };
const words = {
  'link.new-tab': '(nouvel onglet)',
  'picture.credit-label': 'Crédit de l’image',
  'profiles.choose': 'Votre profil',
  'card-tabs.all': 'Tous',
  'card-tabs.count': '{count}',
};

function markup(
  content: ModuleContent,
  isFirst = true,
  images: readonly (readonly [MediaId, ShownImage])[] = [],
): string {
  return renderToStaticMarkup(
    <RawIntlProvider value={createIntl({ locale: 'fr', messages: words })}>
      <ModuleView
        id={moduleId}
        content={content}
        headingIds={[]}
        images={new Map(images)}
        locale="fr"
        viewer={{ logged: false, editing: false }}
        isFirst={isFirst}
      />
    </RawIntlProvider>,
  ).replace(/ class="[^"]*"/g, '');
}

test('a text module shows its document', () => {
  const content = [
    { type: 'paragraph' as const, content: [{ type: 'text' as const, text: 'Bonjour' }] },
  ];
  expect(markup({ type: 'text', data: { doc: { type: 'doc', content } } })).toBe(
    '<div><p>Bonjour</p></div>',
  );
});

test.each([
  [
    { author: 'H. K.', role: 'Présidente' },
    '<figcaption><span>H. K.</span><span>Présidente</span></figcaption>',
  ],
  [{ author: 'H. K.', role: '' }, '<figcaption><span>H. K.</span></figcaption>'],
  [{ author: '', role: '' }, ''],
])('a statement names its author and role if they are known: %o', (by, caption) => {
  expect(markup({ type: 'statement', data: { text: 'Une <promesse>.', ...by } })).toBe(
    `<figure><blockquote><p>Une &lt;promesse&gt;.</p></blockquote>${caption}</figure>`,
  );
});

describe('An image module', () => {
  const imageId = mediaIdSchema.parse('img000000001');
  const shown = (caption: string, credit: string, isFirst = true) =>
    markup({ type: 'image', data: { imageId, caption, size: 'wide' } }, isFirst, [
      [imageId, { ...harbourPicture, credit }],
    ]);

  const creditMarkup = (credit: string) =>
    `<details data-island="credit" data-wake="intent"><summary aria-label="Crédit de l’image">©</summary><p>${credit}</p></details>`;

  test.each([
    [
      'La digue',
      'Atelier',
      `${creditMarkup('Atelier')}</div><figcaption>La digue</figcaption></figure>`,
    ],
    ['La digue', '', '</picture></div><figcaption>La digue</figcaption></figure>'],
    ['', 'Atelier', `${creditMarkup('Atelier')}</div></figure>`],
    ['', '', '</picture></div></figure>'],
  ])('shows the uncropped picture, caption “%s”, credit “%s”', (caption, credit, ending) => {
    const html = shown(caption, credit);
    expect(html).toContain(`/media/renditions/${harbourPicture.hash}/whole/1280.avif 1280w`);
    expect(html).toContain('alt="Le port"');
    expect(html.endsWith(ending)).toBe(true);
  });

  test('loads eagerly only when it comes first', () => {
    expect(shown('', '')).toContain('loading="eager"');
    expect(shown('', '', false)).toContain('loading="lazy"');
  });

  test('shows nothing once its picture is deleted', () => {
    expect(markup({ type: 'image', data: { imageId, caption: 'La digue', size: 'text' } })).toBe(
      '',
    );
  });
});

test.each([
  ['quote', { text: 'Oser.', author: 'Ada' }],
  ['contact-cards', { items: [{ name: 'Ada' }] }],
  ['candidate-call', { title: 'Venez', linkLabel: 'Postuler', link }],
  ['profiles', { title: 'Vous', items: [{ profile: 1, name: 'Élève', title: 'Apprendre' }] }],
  ['card-tabs', { title: 'Métiers', items: [{ theme: 'Mer', title: 'Pilote', link }] }],
])(
  'the image next to the text of a %s is decorative unless its use has an alternative text',
  (type, data) => {
    const imageId = mediaIdSchema.parse('img000000001');
    const altOf = (imageAlt?: object) => {
      const use = { imageId, imageAlt };
      const items =
        'items' in data ? { items: data.items.map((item) => ({ ...item, ...use })) } : use;
      const content = moduleContentSchema.parse({ type, data: { ...data, ...items } });
      return / alt="([^"]*)"/.exec(markup(content, true, [[imageId, harbourPicture]]))?.[1];
    };
    expect(altOf()).toBe('');
    expect(altOf({ kind: 'decorative' })).toBe('');
    expect(altOf({ kind: 'own', text: 'Ada, au micro' })).toBe('Ada, au micro');
  },
);
