import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { configurationTable } from '@parvis/services/platform/config/configuration-table.ts';
import { expect, test } from 'vitest';

const readme = join(import.meta.dirname, '../../README.md');

test('the README lists every variable with its meaning and what holds without it', async () => {
  const rows = Object.entries(configurationTable).map(
    ([name, { meaning, fallback, absent }]) =>
      `| \`${name}\` | ${meaning} | ${fallback === undefined ? absent : `\`${fallback}\``} |`,
  );
  const table = ['| variable | meaning | without it |', '|---|---|---|', ...rows].join('\n');
  expect(await readFile(readme, 'utf8')).toContain(
    `<!-- configuration -->\n${table}\n<!-- /configuration -->`,
  );
});
