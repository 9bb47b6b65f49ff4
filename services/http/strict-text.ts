import { accept, type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';
import { isStorableText } from '@parvis/contracts/http/storable-text.ts';

/**
 * The nesting limit of arrays and objects in a body; rich text needs about four levels for each of
 * its lists.
 */
const maxDepth = 100;

type Path = readonly (string | number)[];
type Defect = { readonly reason: string; readonly path: Path };

const prototypeKeys = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Refuses, before any schema is applied, input that no field or storage accepts: NUL and lone
 * surrogates in text, keys of an object's prototype, and nesting that would exhaust the stack.
 */
export function requireStrictText(value: unknown): Outcome<unknown> {
  const defect = defectIn(value, []);
  if (defect === undefined) return accept(value);
  return refuse('invalid', { path: defect.path, params: { reason: defect.reason } });
}

function defectIn(value: unknown, path: Path): Defect | undefined {
  if (typeof value === 'string')
    return isStorableText(value) ? undefined : { reason: 'characters', path };
  if (typeof value !== 'object' || value === null) return undefined;
  if (path.length >= maxDepth) return { reason: 'too-deep', path: [] };
  const entries: Iterable<[string | number, unknown]> = Array.isArray(value)
    ? value.entries()
    : Object.entries(value);
  for (const [key, item] of entries) {
    if (prototypeKeys.has(String(key)) || !isStorableText(String(key)))
      return { reason: 'characters', path };
    const defect = defectIn(item, [...path, key]);
    if (defect) return defect;
  }
  return undefined;
}
