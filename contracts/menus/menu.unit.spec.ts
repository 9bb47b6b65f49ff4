import { expect, it } from 'vitest';
import { menuContentSchema, menuInputSchema } from './menu.ts';

const link = { kind: 'path', path: '/groupe' };
const menu = (entries: unknown) => ({ name: 'main', locale: 'fr', entries });
const nested = (levels: number): object => ({
  label: 'Niveau',
  link,
  children: levels > 1 ? [nested(levels - 1)] : [],
});
const depthOf = (entries: readonly { readonly children: unknown }[]): number =>
  entries.length === 0
    ? 0
    : 1 + Math.max(...entries.map(({ children }) => depthOf(list(children))));
const list = (value: unknown): readonly { readonly children: unknown }[] =>
  Array.isArray(value) ? value : [];

it.each([
  [1, 1],
  [3, 3],
  [4, 4],
  [9, 4],
])('of a menu with %i levels, %i are read: enough to detect that it is too deep', (sent, read) => {
  expect(depthOf(menuInputSchema.parse(menu([nested(sent)])).entries)).toBe(read);
});

it('an entry may omit its children', () => {
  const { entries } = menuInputSchema.parse(menu([{ label: ' Groupe ', link }]));
  expect(entries).toEqual([{ label: 'Groupe', link, children: [] }]);
});

it.each([
  ['a blank label', menu([{ label: ' ', link }])],
  ['a long label', menu([{ label: 'x'.repeat(81), link }])],
  ['no link', menu([{ label: 'Groupe' }])],
  ['a link of another kind', menu([{ label: 'Groupe', link: { kind: 'mail', to: 'x' } }])],
  ['an invalid id', menu([{ label: 'G', link: { kind: 'content', contentId: 'x' } }])],
  ['too many entries', menu(Array.from({ length: 41 }, () => ({ label: 'G', link })))],
  [
    'more entries than a menu holds',
    menu(
      Array.from({ length: 10 }, () => ({
        label: 'G',
        link,
        children: Array.from({ length: 30 }, () => ({ label: 'G', link })),
      })),
    ),
  ],
  ['a name with capitals', { ...menu([]), name: 'Main' }],
  ['another language', { ...menu([]), locale: 'de' }],
  ['no entries', { name: 'main', locale: 'fr' }],
])('a menu with %s is refused', (_what, sent) => {
  expect(menuInputSchema.safeParse(sent).success).toBe(false);
});

it.each(['\u200b', '\u202e\u2060', ' \ufeff\u3164\u2800 ', 'a\u202eb', 'Un\ngroupe'])(
  'a label %j is refused at every level, but a stored one can still be read',
  (label) => {
    const below = { label: 'Groupe', link, children: [{ label, link }] };
    for (const sent of [menu([{ label, link }]), menu([below])]) {
      expect(menuInputSchema.safeParse(sent).success).toBe(false);
      expect(menuContentSchema.safeParse(sent).success).toBe(true);
    }
  },
);
