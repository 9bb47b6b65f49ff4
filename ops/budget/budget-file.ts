import { readFileSync, writeFileSync } from 'node:fs';
import { describeMachine, markdownTable } from '../bench/figures-file.ts';
import { listedRoutes, operatorRoutes, refusedRoutes } from './listed-routes.ts';

const file = new URL('../security/budget.md', import.meta.url);
const begin = '<!-- routes -->';
const end = '<!-- end of routes -->';

/** The numbers of offers with which the routes are measured. */
export const sizes = [610, 100_000] as const;
export type Size = (typeof sizes)[number];

/** What is measured of a route. */
export interface Measured {
  /** Hold and processor time, by the number of offers. */
  readonly costs: Readonly<Record<Size, string>>;
  /** The kind of input that takes the most processor time. */
  readonly dearest: string;
}

const unmeasured: Measured = { costs: { 610: '', 100_000: '' }, dearest: '' };
const headings = [
  'route',
  '610 offers: hold / CPU, ms',
  '100,000 offers: hold / CPU, ms',
  'dearest input',
  'remembered by',
  'limited by',
];

/** What the file says of routes. */
export interface BudgetFile {
  /** The rows without their measurements, and the lists below them. */
  readonly declared: readonly string[];
  readonly measured: ReadonlyMap<string, Measured>;
}

/** Reads the file. @throws Error when its markers are missing */
export function readBudget(): BudgetFile {
  const { table } = partsOf(readFileSync(file, 'utf8'));
  const lines = table.split('\n');
  const rows = lines.filter((line) => line.startsWith('| `')).map(cellsOf);
  const measured = rows.map(([name = '', few = '', many = '', dearest = '']) => {
    return [nameIn(name), { costs: { 610: few, 100_000: many }, dearest }] as const;
  });
  const declared = rows.map(([name = '', , , , remembers = '', limits = '']) =>
    [nameIn(name), remembers, limits].join(' | '),
  );
  const listed = lines.filter((line) => line.startsWith('- `')).map((line) => line.slice(2));
  return { declared: [...declared, ...listed.map(nameIn)], measured: new Map(measured) };
}

/** Returns what the file must say of the routes as the code declares them, in the same form. */
export function declaredBudget(): BudgetFile['declared'] {
  const rows = listedRoutes().map(({ name, remembers, limits }) =>
    [name, remembers, limits].join(' | '),
  );
  return [...rows, ...refusedRoutes(), ...operatorRoutes()];
}

/** Writes the rows of all routes, with what was measured of them. */
export function writeBudget(measured: ReadonlyMap<string, Measured>): void {
  const { before, after } = partsOf(readFileSync(file, 'utf8'));
  const rows = listedRoutes().map(({ name, remembers, limits }) => {
    const { costs, dearest } = measured.get(name) ?? unmeasured;
    return [`\`${name}\``, costs[610], costs[100_000], dearest, remembers, limits];
  });
  const list = (names: readonly string[]) => names.map((name) => `- \`${name}\``).join('\n');
  const text = [
    markdownTable([headings, ...rows]),
    `Measured on ${describeMachine()}.`,
    '## Refused to anonymous visitors before the body is read',
    list(refusedRoutes()),
    '## On the port for operators',
    list(operatorRoutes()),
  ].join('\n\n');
  writeFileSync(file, `${before}${begin}\n\n${text}\n\n${end}${after}`);
}

function partsOf(text: string) {
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from === -1 || to < from) throw new Error(`the markers are missing in ${file.pathname}`);
  return {
    before: text.slice(0, from),
    table: text.slice(from, to),
    after: text.slice(to + end.length),
  };
}

function cellsOf(line: string): readonly string[] {
  return line
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim());
}

function nameIn(cell: string): string {
  return cell.replaceAll('`', '');
}
