import { accept, type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';

/** Levels of arrays and objects that a body may have; rich text needs about four a list level. */
const maxDepth = 100;

type Path = readonly (string | number)[];
type Trouble = { readonly reason: string; readonly path: Path };

const nulOrLoneSurrogate = /\0|\p{Surrogate}/u;
const prototypeKeys = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Refuses what no field can mean and what storage cannot hold, before any schema reads it: NUL and
 * lone surrogates in text, keys of an object's prototype, and nesting that would exhaust the stack.
 */
export function requireStrictText(value: unknown): Outcome<unknown> {
  const trouble = troubleIn(value, []);
  if (trouble === undefined) return accept(value);
  return refuse('invalid', { path: trouble.path, params: { reason: trouble.reason } });
}

/** Whether a text is one that storage can hold and a page can show. */
export function isStrictText(text: string): boolean {
  return !nulOrLoneSurrogate.test(text);
}

function troubleIn(value: unknown, path: Path): Trouble | undefined {
  if (typeof value === 'string')
    return isStrictText(value) ? undefined : { reason: 'characters', path };
  if (typeof value !== 'object' || value === null) return undefined;
  if (path.length >= maxDepth) return { reason: 'too-deep', path: [] };
  const entries: Iterable<[string | number, unknown]> = Array.isArray(value)
    ? value.entries()
    : Object.entries(value);
  for (const [key, item] of entries) {
    if (prototypeKeys.has(String(key)) || !isStrictText(String(key)))
      return { reason: 'characters', path };
    const trouble = troubleIn(item, [...path, key]);
    if (trouble) return trouble;
  }
  return undefined;
}
