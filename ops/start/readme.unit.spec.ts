import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { configurationTable } from '@parvis/services/adapters/config/configuration-table.ts';
import { expect, test } from 'vitest';

const readme = join(import.meta.dirname, '../../README.md');

test('the README lists every variable with its meaning and its default', async () => {
  const rows = Object.entries(configurationTable).map(
    ([name, { meaning, fallback, absent }]) =>
      `| \`${name}\` | ${meaning} | ${fallback === undefined ? absent : `\`${fallback}\``} |`,
  );
  const table = ['| variable | meaning | without it |', '|---|---|---|', ...rows].join('\n');
  expect(await readFile(readme, 'utf8')).toContain(
    `<!-- configuration -->\n${table}\n<!-- /configuration -->`,
  );
});

test('every command that the README names is a script', async () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(
    await readFile(join(import.meta.dirname, '../../package.json'), 'utf8'),
  );
  const named = [
    ...(await readFile(readme, 'utf8')).matchAll(/npm (?:run |(?=start|test))([a-z]+)/g),
  ];
  expect(named.length).toBeGreaterThan(5);
  for (const [, name = ''] of named) expect(Object.keys(scripts)).toContain(name);
});
