import type { idFields } from './fields.ts';
import type { ModuleContent } from './module-types.ts';

/** The ids in a module's fields of this name, at any depth. */
export function idsNamedBy(
  { data }: ModuleContent,
  field: keyof typeof idFields,
): readonly string[] {
  return [...idsIn(data, field)];
}

function* idsIn(value: unknown, field: string): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, held] of Object.entries(value)) {
    if (name === field && typeof held === 'string') yield held;
    else yield* idsIn(held, field);
  }
}
