import type { ExposedKind, PublicChange } from '@parvis/contracts/audit/exposed.ts';
import type { ModuleType } from '@parvis/contracts/content/modules/module-types.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { servedRows } from '../postgres/served-query.ts';

/** Which changes are meant. */
export interface WantedChanges {
  /** Only changes after this position, up to that one. */
  readonly after: Position;
  readonly until: Position;
  /** Only what was at this path or below it, before or since. */
  readonly section?: string | undefined;
  /** Only what this account did. */
  readonly person?: string | undefined;
  readonly kind?: ExposedKind | undefined;
}

export interface PublicChangesQuery extends WantedChanges {
  /** Continues before this change. */
  readonly before?: ChangePlace | undefined;
  readonly pageSize: number;
}

/** One of the changes that an event made. */
export interface ChangePlace {
  readonly position: Position;
  readonly place: number;
}

/** A change that visitors could see; `by` is an account id. */
export interface PublicChangeRow extends ChangePlace {
  readonly at: string;
  readonly by: string;
  readonly what: PublicChange;
  readonly kind: ExposedKind;
  /** The item or module, or the stream of anything else. */
  readonly subject: string;
  readonly owner: string | null;
  readonly moduleType: ModuleType | null;
  /** The revision that was shown from then on, and the one that was shown before. */
  readonly revision: number | null;
  readonly former: number | null;
  readonly locale: Locale | null;
  /** Where it was seen; null for what is seen on many addresses. */
  readonly path: string | null;
  readonly formerPath: string | null;
  readonly title: string;
  /** How many offers an import opened, changed and withdrew. */
  readonly counts: {
    readonly published: number;
    readonly revised: number;
    readonly withdrawn: number;
  } | null;
}

/** A medium changes in public only while visitors can reach it. */
const isInPublic = `(kind not in ('image', 'file', 'video') or exists (
      select from media_library.public_media reached where reached.id = change.owner
        and reached.valid_from <= change."position"
        and (reached.valid_to is null or reached.valid_to >= change."position")))`;

/** A live post is seen where its focus is. */
const seenAt = `coalesce(path, case when kind = 'live-post' then (
      select one.value from exposure.address address, jsonb_each_text(address.paths) one
      where address.id = change.owner and address.valid_from <= change."position"
        and (address.valid_to is null or address.valid_to > change."position") limit 1) end)`;

const isBelow = (path: string) => `(${path} = $3 or starts_with(${path}, rtrim($3, '/') || '/'))`;

/** The condition on a row `change` that it is wanted, with the values of `wantedValues`. */
const isWanted = `"position" > $1 and "position" <= $2
  and ($3::text is null or ${isBelow(seenAt)} or ${isBelow('former_path')})
  and ($4::text is null or actor = $4) and ($5::text is null or kind = $5) and ${isInPublic}`;

function wantedValues({ after, until, section, person, kind }: WantedChanges) {
  return [after, until, section ?? null, person ?? null, kind ?? null];
}

/**
 * Lists what changed in public after a position, newest first. One event can change several things.
 * @returns a page, and the change before which the next one continues; null at the end
 * @throws ReadModelNotServed
 */
export async function listPublicChanges(
  db: Queryable,
  { before, pageSize, ...wanted }: PublicChangesQuery,
): Promise<{ readonly items: readonly PublicChangeRow[]; readonly next: ChangePlace | null }> {
  const [row] = await servedRows<{ items: readonly PublicChangeRow[] }>(
    db,
    `with listed as (
       select "position", place, at, actor as by, what, kind, subject, owner, module_type as "moduleType",
         revision, former, locale, ${seenAt} as path, former_path as "formerPath", title, counts
       from exposure.change change
       where ${isWanted} and ($6::text is null or ("position", place) < ($6, $7::int))
       order by "position" desc, place desc limit $8
     )
     select read_position('exposure') as position, read_position('media-library') as media,
       (select coalesce(json_agg(listed), '[]') from listed) as items`,
    [...wantedValues(wanted), before?.position ?? null, before?.place ?? null, pageSize + 1],
  );
  const found = row?.items ?? [];
  const items = found.slice(0, pageSize);
  const last = items.at(-1);
  const isMore = found.length > items.length && last !== undefined;
  return { items, next: isMore ? { position: last.position, place: last.place } : null };
}

/** The changes of one day in Paris (`2026-01-05`). */
export interface ChangedDay {
  readonly day: string;
  readonly count: number;
}

/** The most days that are counted: those of a leap year. */
const maxDays = 366;

/**
 * Counts what changed in public by day in Paris, the newest days first; days without a change are
 * left out.
 * @throws ReadModelNotServed
 */
export async function countPublicChanges(
  db: Queryable,
  wanted: WantedChanges,
): Promise<{ readonly total: number; readonly days: readonly ChangedDay[] }> {
  const [row] = await servedRows<{ total: number; days: readonly ChangedDay[] }>(
    db,
    `with counted as (
       select to_char(at::timestamptz at time zone 'Europe/Paris', 'YYYY-MM-DD') as day,
         count(*)::int as count
       from exposure.change change where ${isWanted} group by 1
     ), newest as (select * from counted order by day desc limit ${maxDays})
     select read_position('exposure') as position, read_position('media-library') as media,
       (select coalesce(sum(count), 0)::int from counted) as total,
       (select coalesce(json_agg(newest order by day desc), '[]') from newest) as days`,
    wantedValues(wanted),
  );
  return row ?? { total: 0, days: [] };
}
