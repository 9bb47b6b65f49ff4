import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../../', import.meta.url);

/** The number of requirements of levels 1 and 2 in each section of ASVS 5.0.0, in order. */
const sections = {
  1: [2, 9, 11, 3, 2],
  2: [3, 3, 4, 1],
  3: [0, 2, 4, 6, 5, 0, 2],
  4: [3, 1, 2, 4],
  5: [1, 3, 2, 3],
  6: [3, 12, 4, 4, 5, 3, 0, 4],
  7: [3, 4, 2, 5, 2, 2],
  8: [2, 3, 1, 1],
  9: [3, 4],
  10: [2, 2, 4, 11, 5, 2, 3],
  11: [2, 3, 3, 4, 1, 1],
  12: [3, 2, 4],
  13: [1, 5, 2, 5],
  14: [2, 4, 3],
  15: [3, 3, 7],
  16: [1, 5, 4, 3, 3],
  17: [1, 4, 2],
};

interface Row {
  readonly requirement: string;
  readonly answer: string;
  readonly shownBy: string;
}

const table = readFileSync(new URL('asvs.md', import.meta.url), 'utf8');
const rows = [...table.matchAll(/^\| (\d+\.\d+\.\d+) [^|]*\| ([^|]*) \| (.*) \|$/gm)].map(
  ([, requirement = '', answer = '', shownBy = '']): Row => ({ requirement, answer, shownBy }),
);
/** Open requirements are also listed separately. */
const listed = new Map(rows.map((row) => [row.requirement, row]));

test('every requirement of levels 1 and 2 is covered', () => {
  const counts = Object.entries(sections).flatMap(([chapter, sizes]) =>
    sizes.map((_size, index) => {
      const prefix = `${chapter}.${index + 1}.`;
      return [...listed.keys()].filter((name) => name.startsWith(prefix)).length;
    }),
  );
  expect(counts).toEqual(Object.values(sections).flat());
});

test('a met requirement names a file, and every named file contains the quoted passage', () => {
  const answers = new Set(['met', 'partly', 'not met', 'does not apply', 'the operator’s']);
  const unshown = rows.filter(
    ({ answer, shownBy }) => !answers.has(answer) || (answer === 'met' && !shownBy.includes('`')),
  );
  const gone = rows.flatMap(({ requirement, shownBy }) =>
    [
      ...shownBy.matchAll(/`([^`\s]+\/[^`\s]+|[^`\s]+\.(?:cjs|json|md|yaml))`(?: “([^”]*)”)?/g),
    ].flatMap(([, path = '', text]) =>
      says(path, text) ? [] : [`${requirement}: ${path} “${text ?? ''}”`],
    ),
  );
  expect([unshown, gone]).toEqual([[], []]);
});

test('open requirements are listed first', () => {
  const isOpen = ({ answer }: Row) => /partly|not met/.test(answer);
  const open = [...listed.values()].filter(isOpen).map(({ requirement }) => requirement);
  const first = rows.slice(0, open.length).map(({ requirement }) => requirement);
  expect(open.length).toBeGreaterThan(0);
  expect(first.toSorted()).toEqual(open.toSorted());
});

function says(path: string, text: string | undefined): boolean {
  const file = new URL(path, root);
  return existsSync(file) && (text === undefined || readFileSync(file, 'utf8').includes(text));
}
