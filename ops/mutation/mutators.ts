/** One change at one place of a file, which a test should detect. */
export interface Mutant {
  /** Path from the root of the repository. */
  readonly file: string;
  /** Offset of the change in the file. */
  readonly at: number;
  readonly line: number;
  readonly before: string;
  readonly after: string;
}

interface Mutator {
  readonly pattern: RegExp;
  readonly replacement: string;
}

/** Operators have a space on either side, which distinguishes a comparison from a type argument. */
const mutators: readonly Mutator[] = [
  { pattern: / === /g, replacement: ' !== ' },
  { pattern: / !== /g, replacement: ' === ' },
  { pattern: / && /g, replacement: ' || ' },
  { pattern: / \|\| /g, replacement: ' && ' },
  { pattern: / >= /g, replacement: ' > ' },
  { pattern: / <= /g, replacement: ' < ' },
  { pattern: / > /g, replacement: ' >= ' },
  { pattern: / < /g, replacement: ' <= ' },
  { pattern: / \+= /g, replacement: ' -= ' },
  { pattern: / - (?=\w)/g, replacement: ' + ' },
  { pattern: / \+ (?=\w)/g, replacement: ' - ' },
  { pattern: /\btrue\b/g, replacement: 'false' },
  { pattern: /\bfalse\b/g, replacement: 'true' },
  { pattern: /\bif \(!/g, replacement: 'if (' },
  { pattern: /\bif \((?!!)/g, replacement: 'if (false && ' },
  { pattern: /\bMath\.max\b/g, replacement: 'Math.min' },
  { pattern: /\bMath\.min\b/g, replacement: 'Math.max' },
  { pattern: /\.some\(/g, replacement: '.every(' },
  { pattern: /\.every\(/g, replacement: '.some(' },
  { pattern: /\.at\(-1\)/g, replacement: '.at(0)' },
  { pattern: / \?\? \S+(?=[;,)])/g, replacement: '' },
  // A statement that is omitted.
  { pattern: /(?<=\n +)(?:await |void )?[\w.#]+(?:\?\.\w+)?\([^\n]*\);(?=\n)/g, replacement: ';' },
  // SQL
  { pattern: /\bgreatest\(/g, replacement: 'least(' },
  { pattern: /\bcoalesce\(max\(/g, replacement: 'coalesce(min(' },
  { pattern: / for (?:key share|update|share|no key update)\b/g, replacement: '' },
  { pattern: / on conflict do nothing/g, replacement: '' },
  { pattern: /\bis not distinct from\b/g, replacement: 'is distinct from' },
  { pattern: /\bis not null\b/g, replacement: 'is null' },
  { pattern: /\bis null\b/g, replacement: 'is not null' },
  { pattern: /\bnot exists\b/g, replacement: 'exists' },
  { pattern: /(?<=\n?) and (?=[\w"$(.]+[^\n]* = )/g, replacement: ' or ' },
  { pattern: / = (?=\$\d)/g, replacement: ' <> ' },
];

/** Lines that are not code: imports and whole-line comments are not mutated. */
const notCode = /^\s*(?:\*|\/\*|\/\/|import\b|export type\b|\} from )/;

/** Returns every mutant of a file, in the order of the file. Some of them may not compile. */
export function listMutants(file: string, source: string): Mutant[] {
  const found = mutators.flatMap(({ pattern, replacement }) =>
    [...source.matchAll(pattern)].map((match) => mutantAt(file, source, match, replacement)),
  );
  return found
    .filter(({ at }) => !notCode.test(lineAround(source, at)))
    .toSorted((a, b) => a.at - b.at);
}

/** Returns the file with the mutant in it. */
export function mutate(source: string, { at, before, after }: Mutant): string {
  return source.slice(0, at) + after + source.slice(at + before.length);
}

/** Returns the mutant for a report: `path:line`, then the line before and after. */
export function describeMutant(source: string, mutant: Mutant): string {
  const { file, line, at, before, after } = mutant;
  const mutated = lineAround(mutate(source, mutant), at).trim();
  return `${file}:${line}  “${before.trim()}” → “${after.trim()}”  ${mutated}`;
}

function mutantAt(file: string, source: string, match: RegExpExecArray, after: string): Mutant {
  const [before] = match;
  const line = source.slice(0, match.index).split('\n').length;
  return { file, at: match.index, line, before, after };
}

function lineAround(source: string, at: number): string {
  const end = source.indexOf('\n', at);
  return source.slice(source.lastIndexOf('\n', at - 1) + 1, end === -1 ? undefined : end);
}
