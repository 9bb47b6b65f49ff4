import type { ModuleType } from '@parvis/contracts/content/modules/module-types.ts';
import type { PartData } from './part.ts';
import { comparableFields } from './same-data.ts';

/** Two contents that follow from one, brought together. */
export interface Merge {
  /** What only one of them changed is as that one has it; what both changed is as in mine. */
  readonly data: PartData;
  /** The fields that both changed, each in another way. */
  readonly conflicts: readonly string[];
}

/** A picture and what is said of it: one is not taken without the other. */
const together: Readonly<Record<string, string>> = { imageId: 'imageAlt', imageAlt: 'imageId' };

/** Merges what was typed with what another user saved meanwhile, field by field. @param base what both began with */
export function mergeData(
  type: ModuleType | 'header',
  base: PartData,
  mine: PartData,
  theirs: PartData,
): Merge {
  const [was, isMine, isTheirs] = [base, mine, theirs].map((data) => comparableFields(type, data));
  const fields = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])];
  const changedByThem = fields.filter((field) => was?.get(field) !== isTheirs?.get(field));
  const isMineOf = (field: string) => was?.get(field) !== isMine?.get(field);
  const isFree = (field: string) => !isMineOf(field) && !isMineOf(together[field] ?? field);
  return {
    data: withFields(mine, theirs, changedByThem.filter(isFree)),
    conflicts: changedByThem.filter(
      (field) => !isFree(field) && isMine?.get(field) !== isTheirs?.get(field),
    ),
  };
}

/** Contents with some fields as others have them. */
export function withFields(mine: PartData, theirs: PartData, fields: readonly string[]): PartData {
  const kept = Object.entries(mine).filter(([field]) => !fields.includes(field));
  const taken = Object.entries(theirs).filter(([field]) => fields.includes(field));
  return Object.fromEntries([...kept, ...taken]);
}
