import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const web = new URL('../', import.meta.url).pathname;
const sources = ['admin', 'blocks', 'design', 'reference', 'server', 'site', 'ui'].flatMap((room) =>
  readdirSync(join(web, room), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.spec.'))
    .map((name) => join(room, name)),
);

/** The classes that a source takes from its style sheets: `styles.row`, `styles['row']`. */
const taken = sources.flatMap((file) => {
  const source = readFileSync(join(web, file), 'utf8');
  return [...source.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].flatMap(
    ([, name = '', sheet = '']) => {
      const access = new RegExp(`(?<![\\w./'"\`-])${name}(?:\\.(\\w+)|\\['([\\w-]+)'\\])`, 'g');
      return [...source.matchAll(access)].map(([, dotted, quoted]) => ({
        at: `${file}: ${name}.${dotted ?? quoted}`,
        sheet: join(dirname(join(web, file)), sheet),
        name: dotted ?? quoted ?? '',
      }));
    },
  );
});

const classesOf = (sheet: string) =>
  new Set([...readFileSync(sheet, 'utf8').matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name]) => name));

test('every class that a component takes from a style sheet is in it', () => {
  const sheets = new Map(
    [...new Set(taken.map(({ sheet }) => sheet))].map((one) => [one, classesOf(one)]),
  );
  expect(taken.length).toBeGreaterThan(1_500);
  expect(
    taken.filter(({ sheet, name }) => !sheets.get(sheet)?.has(name)).map(({ at }) => at),
  ).toEqual([]);
});
