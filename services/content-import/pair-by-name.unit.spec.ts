import { describe, expect, test } from 'vitest';
import { pairByName } from './pair-by-name.ts';

const document = (front: string, text = 'Texte.') => `---\n${front}\n---\n\n${text}\n`;
const coast = 'title: Le littoral\ndate: 2024-02-12';

function itemsOf(files: Readonly<Record<string, string>>) {
  return pairByName(new Map(Object.entries(files)));
}

test('documents with the same name are one item, in each language that has one', () => {
  const items = itemsOf({
    'pages/coast.en.md': document('title: The coast\ndate: 2024-02-12'),
    'pages/coast.fr.md': document(coast),
    'pages/legal.fr.md': document('title: Mentions légales\ndate: 2024-01-22'),
  });
  expect(items.map(({ key, versions }) => [key, [...versions.keys()]])).toEqual([
    ['pages/coast', ['fr', 'en']],
    ['pages/legal', ['fr']],
  ]);
});

test('files without a language of the site are skipped', () => {
  const files = { 'README.md': '# Notes', 'pages/coast.xx.md': document(coast) };
  expect(itemsOf({ ...files, 'pages/coast.fr.md': document(coast) })).toHaveLength(1);
});

test('parents come before their children, whatever their names', () => {
  const child = document(`${coast}\nparent: pages/z`);
  const items = itemsOf({ 'pages/a.fr.md': child, 'pages/z.fr.md': document(coast) });
  expect(items.map(({ key }) => key)).toEqual(['pages/z', 'pages/a']);
});

describe('a fault is one sentence that names the file and the field', () => {
  const fault = (files: Readonly<Record<string, string>>) => () => itemsOf(files);

  test.each([
    ['Texte.', 'it does not begin with front matter, between two ---'],
    [document('title: Le littoral\ndate: hier'), 'date: Invalid ISO date'],
    [document(`${coast}\ncategry: coast`), 'Unrecognized key: "categry"'],
    [document(`${coast}\nkind: novel`), 'kind: Invalid discriminator value'],
    [document(`${coast}\nparent: pages/x`), 'parent: there is no pages/x'],
    [document(`${coast}\nparent: pages/coast`), 'parent: pages/coast is below it'],
    [document(coast, '```yaml map\na: 1\n```'), 'there is no type of module “map”'],
    [
      document(coast, '```markdown until 2024-03-01\nTexte.\n```'),
      'a former version has no present one after it',
    ],
  ])('%j', (source, sentence) => {
    expect(fault({ 'pages/coast.fr.md': source })).toThrow(
      `pages/coast.fr.md cannot be imported: ${sentence}`,
    );
  });

  test('two languages that disagree', () => {
    const files = {
      'pages/coast.en.md': document('title: The coast\ndate: 2024-02-13'),
      'pages/coast.fr.md': document(coast),
    };
    expect(fault(files)).toThrow(
      'pages/coast.en.md cannot be imported: date: differs from that of pages/coast.fr.md, the same item in another language',
    );
  });
});
