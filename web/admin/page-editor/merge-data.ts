import type { ModuleType } from '@parvis/contracts/content/modules/module-types.ts';
import type { PartData } from './part.ts';
import { comparableFields } from './same-data.ts';

/** Two versions of a part's content, merged. */
export interface MergedData {
  /** Fields that only one version changed have its value; fields that both changed have mine. */
  readonly data: PartData;
  /** The fields that both changed, in different ways. */
  readonly conflicts: readonly string[];
}

/** An image and its description, which are only taken together. */
const together: Readonly<Record<string, string>> = { imageId: 'imageAlt', imageAlt: 'imageId' };

/**
 * Merges the typed text with what another user saved meanwhile, field by field.
 * @param base the common base of both
 */
export function mergeData(
  type: ModuleType | 'header',
  base: PartData,
  mine: PartData,
  theirs: PartData,
): MergedData {
  const [was, isMine, isTheirs] = [base, mine, theirs].map((data) => comparableFields(type, data));
  const fields = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])];
  const changedByThem = fields.filter((field) => was?.get(field) !== isTheirs?.get(field));
  const isChangedByMe = (field: string) => was?.get(field) !== isMine?.get(field);
  const isFree = (field: string) =>
    !isChangedByMe(field) && !isChangedByMe(together[field] ?? field);
  return {
    data: withFields(mine, theirs, changedByThem.filter(isFree)),
    conflicts: changedByThem.filter(
      (field) => !isFree(field) && isMine?.get(field) !== isTheirs?.get(field),
    ),
  };
}

/** Returns the content of a part with some fields of another version. */
export function withFields(mine: PartData, theirs: PartData, fields: readonly string[]): PartData {
  const kept = Object.entries(mine).filter(([field]) => !fields.includes(field));
  const taken = Object.entries(theirs).filter(([field]) => fields.includes(field));
  return Object.fromEntries([...kept, ...taken]);
}
