import { contentIdSchema } from '@parvis/contracts/content/ids.ts';
import { mediaIdSchema } from '@parvis/contracts/media/ids.ts';
import { toPlainText } from '@parvis/contracts/rich-text/plain-text.ts';
import { expect, test } from 'vitest';
import { parseModules } from './parse-modules.ts';
import { type References, resolveModule } from './resolve-module.ts';

const references: References = {
  contentId: (key) => contentIdSchema.parse(`item00${key}`),
  mediaId: (key) => mediaIdSchema.parse(`media0${key}`),
  playlistId: (key) => key,
  address: (href) => `/at/${href}`,
  dropped: () => undefined,
};

test('fences are modules of their type, and what stands between them is a text', () => {
  const source = 'Un.\n\n```yaml page-tab\nname: Onglet\ntitle: Titre\n```\n\n## Deux\n\nTrois.';
  const modules = parseModules(source).map(({ type, versions }) => [type, versions.at(-1)?.data]);
  expect(modules).toEqual([
    ['text', { doc: 'Un.' }],
    ['page-tab', { name: 'Onglet', title: 'Titre' }],
    ['text', { doc: '## Deux\n\nTrois.' }],
  ]);
});

test('other fences belong to the text', () => {
  const modules = parseModules('Un.\n\n```js\nconst a = 1;\n```\n\n```markdown\n# A\n```');
  expect(modules.map(({ type }) => type)).toEqual(['text']);
});

test('former versions precede the present one, with the day until which they were shown', () => {
  const source =
    '```markdown until 2024-03-01\nAvant.\n```\n\n```markdown until 2025-03-01\nPuis.\n```\n\nEnfin.';
  const [module] = parseModules(source);
  expect(module?.versions.map(({ until }) => until)).toEqual([
    '2024-03-01',
    '2025-03-01',
    undefined,
  ]);
});

test('Markdown becomes rich text, and keys become ids and addresses', () => {
  const data = {
    items: [{ title: 'Un', doc: 'Voir [la côte](coast.fr.md).' }],
  };
  const { data: accordion } = resolveModule('accordion', data, references);
  expect(JSON.stringify(accordion)).toContain('"href":"/at/coast.fr.md"');
  const call = { title: 'Un', text: 'Deux', imageId: 'ndmarc', linkLabel: 'Lire' };
  const linked = resolveModule('candidate-call', { ...call, link: 'coast0' }, references);
  expect(linked.data).toMatchObject({
    imageId: 'media0ndmarc',
    link: { kind: 'content', contentId: 'item00coast0' },
  });
  const away = resolveModule('candidate-call', { ...call, link: '/agenda' }, references);
  expect(away.data).toMatchObject({ link: { kind: 'address', href: '/agenda' } });
});

test('a text is the module without a fence', () => {
  const module = resolveModule('text', { doc: 'Un *mot*.' }, references);
  expect(module.type === 'text' && toPlainText(module.data.doc)).toBe('Un mot.');
});

test('a module that an editor could not save is refused, naming the field', () => {
  expect(() => resolveModule('page-tab', { nam: 'Onglet' }, references)).toThrow(
    'in the module page-tab, there is no field nam',
  );
  expect(() => resolveModule('accordion', { items: [{ doc: 'Un.' }] }, references)).toThrow(
    'in the module accordion, data.items.0.title: Invalid input',
  );
});
