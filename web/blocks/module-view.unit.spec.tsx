import { type ModuleContent } from '@parvis/contracts/content/modules/module-types.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { createIntl, RawIntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import { ModuleView } from './module-view.tsx';

function markup(content: ModuleContent): string {
  const words = createIntl({ locale: 'fr', messages: { 'link.new-tab': '(nouvel onglet)' } });
  return renderToStaticMarkup(
    <RawIntlProvider value={words}>
      <ModuleView content={content} headingIds={[]} />
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
])('a statement says who said it as far as it is known: %o', (by, caption) => {
  expect(markup({ type: 'statement', data: { text: 'Une <promesse>.', ...by } })).toBe(
    `<figure><blockquote><p>Une &lt;promesse&gt;.</p></blockquote>${caption}</figure>`,
  );
});
