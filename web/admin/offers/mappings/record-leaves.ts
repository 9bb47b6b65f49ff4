import { stepOf } from '@parvis/contracts/careers/mapping/mapping-path.ts';

/** A text in a record, and the path that leads to it. */
export interface Leaf {
  readonly path: string;
  readonly text: string;
  /** Tells it from others at the same path. */
  readonly key: string;
}

const most = 300;
const deepest = 10;

/** Returns the texts of a record with their paths, in its order; lists share the path of their items. */
export function leavesOf(record: unknown): readonly Leaf[] {
  const leaves: Leaf[] = [];
  collect(record, '', 0, leaves);
  return leaves;
}

function collect(value: unknown, path: string, depth: number, into: Leaf[]): void {
  if (depth > deepest || into.length >= most || value === null || value === undefined) return;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    into.push({ path, text: String(value), key: `${path} ${into.length}` });
  if (typeof value !== 'object') return;
  if (Array.isArray(value)) {
    for (const one of value) collect(one, path, depth + 1, into);
    return;
  }
  for (const [name, one] of Object.entries(value)) {
    const within = name === '#text' ? path : [path, stepOf(name)].filter(Boolean).join('/');
    collect(one, within, depth + 1, into);
  }
}
