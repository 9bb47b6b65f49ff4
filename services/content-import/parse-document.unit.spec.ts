import { expect, test } from 'vitest';
import { parseDocument } from './parse-document.ts';

test.each([
  ['# Un titre', 'Un titre'],
  ['Un titre\nsur deux lignes\n===', 'Un titre sur deux lignes'],
  ['# Un titre<br>sur deux lignes', 'Un titre sur deux lignes'],
])('the title of %j is one line', (source, title) => {
  expect(parseDocument(`${source}\n\nTexte.`).title).toBe(title);
});
