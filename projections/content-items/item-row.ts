import { contentPath } from '@parvis/contracts/content/content-path.ts';
import { type ContentDetails, contentDetailsSchema } from '@parvis/contracts/content/details.ts';
import { parentIdOf, titleOf } from '@parvis/contracts/content/header.ts';
import type { ContentSummary } from '@parvis/contracts/content/views.ts';
import { type ItemState, planOf } from '../content-state/item-state.ts';
import { isPending } from '../content-state/pending.ts';

/** A row that `itemColumns` selects. */
export interface ItemRow {
  readonly state: ItemState;
  /** From the top down, the item's own last. */
  readonly slugs: readonly string[];
  readonly updated_at: string;
  readonly updated_by: string;
}

/** The address of a deeper page is truncated at the top; the limit also ends a cycle. */
const maxDepth = 50;

/** Columns of an `item` row under this alias, including the slugs of its address. */
export function itemColumns(alias: string): string {
  return `${alias}.state, ${alias}.updated_at, ${alias}.updated_by, (
    with recursive up as (
      select ${alias}.slug, ${alias}.parent_id, 0 as height
      union all
      select parent.slug, parent.parent_id, up.height + 1
      from up join content_items.item parent on parent.id = up.parent_id
      where up.height < ${maxDepth}
    )
    select array_agg(slug order by height desc) from up) as slugs`;
}

/**
 * Returns an item as lists show it, with the fields of its kind; `updatedBy` is an account id or
 * `system`.
 */
export function toSummary({
  state,
  slugs,
  updated_at,
  updated_by,
}: ItemRow): ContentSummary & ContentDetails {
  const { header } = state.newest;
  return {
    // Headers in rows of version 1 do not contain their kind.
    ...contentDetailsSchema.parse({ ...header, kind: state.kind }),
    id: state.id,
    locale: state.locale,
    title: titleOf(header),
    slug: header.slug,
    parentId: parentIdOf(header) ?? null,
    url: contentPath(state.kind, state.locale, slugs),
    status: state.status,
    revision: state.newest.revision,
    pending: isPending(state),
    plan: planOf(state),
    translationGroup: state.translationGroup,
    updatedAt: updated_at,
    updatedBy: updated_by,
  };
}
