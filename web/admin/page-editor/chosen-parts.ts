import type { ItemParts } from '@parvis/contracts/content/commands.ts';
import type { VersionChanges } from '@parvis/contracts/content/version-changes.ts';
import type { Part } from './part.ts';

/** Returns whether nothing differs. */
export function isUnchanged({ header, modules }: VersionChanges): boolean {
  return header === null && modules.length === 0;
}

/** Returns the changed parts that are not left out; undefined when none is. */
export function chosenParts(
  { header, modules }: VersionChanges,
  leftOut: ReadonlySet<Part>,
): ItemParts | undefined {
  if (leftOut.size === 0) return undefined;
  const chosen = modules.filter(({ id, change }) => change !== 'moved' && !leftOut.has(id));
  return { header: header !== null && !leftOut.has('header'), modules: chosen.map(({ id }) => id) };
}

/** Returns whether no part is chosen. */
export function isNothing(parts: ItemParts | undefined): boolean {
  return parts !== undefined && !parts.header && parts.modules.length === 0;
}
