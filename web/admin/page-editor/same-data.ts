import { type ModuleType, moduleSchemaOf } from '@parvis/contracts/content/modules/module-types.ts';
import type { PartData } from './part.ts';

function normalized(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(normalized);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, held]) => held !== undefined && held !== '')
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, held]) => [name, normalized(held)]),
  );
}

/**
 * Returns a part's fields as a canonical text, normalized by the contract: the order of fields,
 * empty fields and attributes added by the text editor are ignored.
 */
export function comparableFields(
  type: ModuleType | 'header',
  data: PartData | null,
): ReadonlyMap<string, string> {
  const parsed = type === 'header' ? data : (moduleSchemaOf(type).safeParse(data).data ?? data);
  const fields = Object.entries(Object(normalized(parsed ?? {})));
  return new Map(fields.map(([field, value]) => [field, JSON.stringify(value)]));
}

/** Returns true if two versions of a part's content are equal: see `comparableFields`. */
export function isSameData(
  type: ModuleType | 'header',
  one: PartData | null,
  other: PartData | null,
): boolean {
  const [fields, others] = [comparableFields(type, one), comparableFields(type, other)];
  return (
    fields.size === others.size &&
    [...fields].every(([field, value]) => others.get(field) === value)
  );
}
