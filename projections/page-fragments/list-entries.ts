import type { ContentDetails, DetailsOf } from '@parvis/contracts/content/details.ts';
import type { ContentId } from '@parvis/contracts/content/ids.ts';
import type { ContentKind } from '@parvis/contracts/content/kinds.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { servedRows } from '../postgres/served-query.ts';
import { positionRead } from '../revisioned/queries.ts';
import { isValid } from './compose-sql.ts';
import { listTag } from './tags.ts';

/** A published item as lists of its kind show it. */
export interface ListEntry<D = ContentDetails> {
  readonly id: ContentId;
  readonly path: string;
  readonly title: string;
  readonly summary: string | null;
  readonly details: D;
}

export interface ListEntryFilter<K extends ContentKind = ContentKind> {
  readonly kind: K;
  readonly locale: Locale;
  /**
   * Accepted values by field of the kind's details: an entry must have one of them in each field.
   */
  readonly fields?: Readonly<Record<string, readonly string[]>>;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

/** One page of a list, with its tags and the log position at which it was read. */
export interface ListedEntries<D = ContentDetails> {
  readonly entries: readonly ListEntry<D>[];
  readonly total: number;
  readonly position: Position;
  readonly tags: readonly string[];
}

/**
 * Lists published items of a kind, latest editorial date first, then the last created.
 * @param at a past position of the log; the present by default
 * @throws ReadModelNotServed
 */
export async function listEntries<K extends ContentKind>(
  db: Queryable,
  { kind, locale, fields = {}, page, pageSize }: ListEntryFilter<K>,
  at?: Position,
): Promise<ListedEntries<DetailsOf<K>>> {
  const [row] = await servedRows<{ listed: Omit<ListedEntries<DetailsOf<K>>, 'tags'> }>(
    db,
    at === undefined ? listedNow : listedThen,
    [at ?? null, kind, locale, JSON.stringify(fields), pageSize, (page - 1) * pageSize],
  );
  if (row === undefined) throw new Error('expected one row with the list');
  const { position, ...shown } = row.listed;
  const seen = positionRead(at, position);
  return { ...shown, position: seen, tags: [listTag(kind)] };
}

/** `$1` position or null, `$2` kind, `$3` locale, `$4` wanted values by field, `$5` and `$6` the page. */
function listed(at: 'present' | 'past'): string {
  return `with found as (
  select entry.* from page_fragments.content_fragment entry
  where entry.kind = $2 and entry.locale = $3 and ${isValid('entry', at)}
    and not exists (
      select from jsonb_each($4::jsonb) as wanted (field, choices)
      where not coalesce(entry.details->wanted.field
        ?| array(select jsonb_array_elements_text(wanted.choices)), false))
), shown as (
  select * from found order by listed_on desc nulls last, created desc limit $5 offset $6
)
select json_build_object(
  'position', read_position('page-fragments'),
  'total', (select count(*) from found),
  'entries', (
    select coalesce(json_agg(json_build_object('id', id, 'path', path, 'title', title,
      'summary', summary, 'details', details) order by listed_on desc nulls last, created desc), '[]')
    from shown)
) as listed`;
}

const listedNow = { name: 'list-entries-now', text: `${listed('present')} where $1::text is null` };
const listedThen = { name: 'list-entries-past', text: listed('past') };
