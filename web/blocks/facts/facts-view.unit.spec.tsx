import { contentIdSchema, moduleIdSchema } from '@parvis/contracts/content/ids.ts';
import { factsModuleSchema } from '@parvis/contracts/content/modules/facts.ts';
import { moduleContentSchema } from '@parvis/contracts/content/modules/module-types.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { createIntl, RawIntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import { ModuleView } from '../module-view.tsx';

const pageId = contentIdSchema.parse('content00001');

function markup(item: object, title = '', links: readonly (readonly [string, string])[] = []) {
  const content = { type: 'facts', data: { title, items: [{ label: 'Siège', ...item }] } };
  return renderToStaticMarkup(
    <RawIntlProvider
      value={createIntl({ locale: 'fr', messages: { 'link.new-tab': '(nouvel onglet)' } })}
    >
      <ModuleView
        id={moduleIdSchema.parse('m0dule0000010001')}
        content={moduleContentSchema.parse(content)}
        headingIds={[]}
        links={new Map(links.map(([id, path]) => [contentIdSchema.parse(id), path]))}
        locale="fr"
        viewer={{ logged: false, editing: false }}
        isFirst
      />
    </RawIntlProvider>,
  ).replace(/ class="[^"]*"/g, '');
}

const shown = (value: string) =>
  `<dl data-facts=""><div><dt>Siège</dt><dd>${value}</dd></div></dl>`;

test('a fact is a label and a value, under a title if there is one', () => {
  expect(markup({ value: 'Bordeaux' })).toBe(shown('Bordeaux'));
  expect(markup({ value: 'Bordeaux' }, 'Repères')).toBe(`<h2>Repères</h2>${shown('Bordeaux')}`);
});

test.each(['tel:+33261910000', 'mailto:a@b.example', 'https://a.example/', '/groupe'])(
  'a fact leads to %s',
  (href) => {
    const link = { kind: 'address', href };
    expect(markup({ value: 'Ici', link })).toBe(shown(`<a href="${href}">Ici</a>`));
  },
);

test('a fact about a page is a link to it only while the page is published', () => {
  const fact = { value: 'Maëlle Rouzic', link: { kind: 'content', contentId: pageId } };
  expect(markup(fact)).toBe(shown('Maëlle Rouzic'));
  expect(markup(fact, '', [[pageId, '/dirigeants/maelle-rouzic']])).toBe(
    shown('<a href="/dirigeants/maelle-rouzic">Maëlle Rouzic</a>'),
  );
});

test('there are one to twelve facts, each with a label and a value', () => {
  const holds = (items: readonly object[]) => factsModuleSchema.safeParse({ items }).success;
  const fact = { label: 'Siège', value: 'Bordeaux' };
  expect([holds([]), holds([fact]), holds(Array.from({ length: 12 }, () => fact))]).toEqual([
    false,
    true,
    true,
  ]);
  expect(holds(Array.from({ length: 13 }, () => fact))).toBe(false);
  expect([holds([{ ...fact, label: '' }]), holds([{ ...fact, value: ' ' }])]).toEqual([
    false,
    false,
  ]);
  expect(holds([{ ...fact, link: { kind: 'address', href: 'javascript:0' } }])).toBe(false);
});
