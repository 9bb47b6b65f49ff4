import { idFields } from './fields.ts';
import type { ModuleContent } from './module-types.ts';

type IdField = keyof typeof idFields;

/** Several fields of the same content are read in turn, and it never changes. */
const known = new WeakMap<object, readonly NamedId[]>();

/** An id that content names, and where. */
export interface NamedId {
  readonly field: IdField;
  readonly id: string;
  readonly path: readonly (string | number)[];
}

/** Returns the ids in a module's fields of this name, at any depth. */
export function idsNamedBy({ data }: ModuleContent, field: IdField): readonly string[] {
  const ids = known.get(data) ?? namedIdsIn(data);
  known.set(data, ids);
  return ids.flatMap((named) => (named.field === field ? [named.id] : []));
}

/** Returns every id in a header's or a module's fields, at any depth. */
export function namedIdsIn(data: unknown): readonly NamedId[] {
  return [...idsIn(data, [])];
}

function* idsIn(value: unknown, path: NamedId['path']): Generator<NamedId> {
  if (typeof value !== 'object' || value === null) return;
  const isList = Array.isArray(value);
  for (const [name, held] of Object.entries(value)) {
    const at = [...path, isList ? Number(name) : name];
    if (isIdField(name) && typeof held === 'string') yield { field: name, id: held, path: at };
    else yield* idsIn(held, at);
  }
}

function isIdField(name: string): name is IdField {
  return Object.hasOwn(idFields, name);
}
