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
 * Returns true if two contents of a part are equal once normalized by the contract: the order of
 * fields, empty fields and attributes added by the text editor are ignored.
 */
export function sameData(
  type: ModuleType | 'header',
  one: PartData | null,
  other: PartData | null,
): boolean {
  const parse = (data: PartData | null) =>
    type === 'header' ? data : (moduleSchemaOf(type).safeParse(data).data ?? data);
  return (
    JSON.stringify(normalized(parse(one) ?? {})) === JSON.stringify(normalized(parse(other) ?? {}))
  );
}
