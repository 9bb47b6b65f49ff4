import { lidPrefix, type SentItem } from '@parvis/contracts/content/batch-endpoints.ts';
import { type ContentId, contentIdSchema } from '@parvis/contracts/content/ids.ts';
import { contentKindSchema } from '@parvis/contracts/content/kinds.ts';
import { idOfNew } from '../item/mint-id.ts';

/** The fields that can refer to an item of the same batch. */
const referring: ReadonlySet<string> = new Set(['parentId', 'contentId', 'translationOf']);

/** Returns the ids that the items of a batch will have, by the names they have within it. */
export function idsByLid(
  items: readonly SentItem[],
  commandIds: readonly string[],
): ReadonlyMap<string, ContentId> {
  return new Map(
    items.flatMap(({ kind, lid }, index) => {
      const known = contentKindSchema.safeParse(kind);
      const commandId = commandIds[index];
      if (!known.success || typeof lid !== 'string' || commandId === undefined) return [];
      return [[lid, idOfNew(known.data, commandId)] as const];
    }),
  );
}

/**
 * Returns an item with ids in place of its local references; an unknown local id is left unchanged.
 */
export function withIds(value: unknown, ids: ReadonlyMap<string, ContentId>): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((one) => withIds(one, ids));
  return Object.fromEntries(
    Object.entries(value).map(([field, held]) => {
      const isName = referring.has(field) && typeof held === 'string' && held.startsWith(lidPrefix);
      const id = isName ? ids.get(held.slice(lidPrefix.length)) : undefined;
      return [field, id ?? withIds(held, ids)];
    }),
  );
}

/** Returns the items that an item refers to, at any depth. */
export function itemsNamedBy(value: unknown): readonly ContentId[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, held]) => {
    const id = referring.has(field) ? contentIdSchema.safeParse(held) : undefined;
    return id?.success ? [id.data] : itemsNamedBy(held);
  });
}
