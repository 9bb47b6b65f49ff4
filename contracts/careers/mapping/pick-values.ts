import type { PathStep } from './mapping-path.ts';

/** How many values of one field are taken, and how deep lists of lists are read. */
const mostValues = 1_000;
const deepestLists = 8;
/** How deep and how far the texts within an element are gathered. */
const deepestText = 30;
const longestText = 500_000;

/** The text of an element that has attributes or elements, too. */
export const textKey = '#text';

/**
 * Returns the values at a path, in the order of the record; lists on the way are passed through.
 * @param most how many at most
 */
export function pickValues(
  record: unknown,
  steps: readonly PathStep[],
  most: number = mostValues,
): readonly unknown[] {
  let values = listed(record, most);
  for (const step of steps) {
    values = values.flatMap((value) => stepInto(value, step, most)).slice(0, most);
    if (values.length === 0) return values;
  }
  return values;
}

function stepInto(value: unknown, { name, at, where }: PathStep, most: number): readonly unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  const found = keysOf(value, name).flatMap((key) =>
    listed(Object.getOwnPropertyDescriptor(value, key)?.value, most),
  );
  if (at !== undefined) return found.slice(at - 1, at);
  if (where === undefined) return found;
  return found.filter((one) =>
    pickValues(one, [{ name: where.name }]).some((own) => toText(own)?.trim() === where.is),
  );
}

/** The own fields of a name; without a prefix, that of any namespace. */
function keysOf(value: object, name: string): readonly string[] {
  if (name === '*') return Object.keys(value).filter((key) => !key.startsWith('@'));
  if (Object.hasOwn(value, name)) return [name];
  if (name.includes(':')) return [];
  const [mark, own] = name.startsWith('@') ? ['@', name.slice(1)] : ['', name];
  return Object.keys(value).filter(
    (key) =>
      key.startsWith(mark) && key.endsWith(`:${own}`) && key.startsWith('@') === (mark === '@'),
  );
}

function listed(value: unknown, most: number): readonly unknown[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value.flat(deepestLists).slice(0, most) : [value];
}

/** Returns the text of a value: of an element, all texts within it; undefined if it has none. */
export function toText(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const texts: string[] = [];
  gather(value, texts, 0, { left: longestText });
  return texts.length === 0 ? undefined : texts.join('\n');
}

function gather(value: unknown, into: string[], depth: number, room: { left: number }): void {
  if (depth > deepestText || room.left <= 0) return;
  if (typeof value === 'string' || typeof value === 'number') {
    into.push(String(value).slice(0, room.left));
    room.left -= String(value).length;
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [name, one] of Object.entries(value))
    if (!name.startsWith('@')) gather(one, into, depth + 1, room);
}
