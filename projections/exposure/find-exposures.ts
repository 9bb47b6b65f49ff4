import type { ExposedKind, SaidForm } from '@parvis/contracts/audit/exposed.ts';
import type { ModuleType } from '@parvis/contracts/content/modules/module-types.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import { type Locale, locales } from '@parvis/contracts/site/locale.ts';
import type { Passage } from '@parvis/contracts/site/search/site-search.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { servedRows } from '../postgres/served-query.ts';
import { findExcerpt } from '../words/excerpt.ts';
import { joinTokens, keysOfPhrase, tokensOf } from './fold-phrase.ts';
import { newestSaid } from './said-sql.ts';
import { overlapOf, placesOf } from './standing-sql.ts';

/** What to look for: a phrase, or the name of something else as the ledger has it. */
export type Wanted =
  | { readonly form: 'text'; readonly phrase: string }
  | { readonly form: Exclude<SaidForm, 'text'>; readonly values: readonly string[] }
  /** The items that were ever public at a path. */
  | { readonly form: 'item'; readonly at: string };

/** Which exposures to find; instants are ISO 8601, UTC. */
export interface ExposureQuery {
  readonly wanted: readonly Wanted[];
  /** Only what was public at some time from this instant on, and before that one. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** The last position before the end of that time: nothing that was first said later is looked at. */
  readonly until?: Position | undefined;
  /** Only what was public at this path or below it. */
  readonly section?: string | undefined;
  /** Only what this account wrote or made public. */
  readonly person?: string | undefined;
  /** Includes what was never public. */
  readonly withUnpublished: boolean;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

/** When an event occurred, and the account that caused it. */
export interface Occurred {
  readonly at: string;
  readonly by: string;
}

/** A time over which one revision was public at the same addresses; `to` null: it still is. */
export interface PublicTime {
  readonly revision: number;
  readonly from: Occurred;
  readonly to: Occurred | null;
  /** The account that approved the publication, where approval was required. */
  readonly approvedBy: string | null;
  readonly position: Position;
  readonly until: Position | null;
  /** By language; null for what is seen wherever it is used. */
  readonly paths: Readonly<Partial<Record<Locale, string>>> | null;
  readonly title: string | null;
}

/** Something said in consecutive revisions of one subject, and when those were public. */
export interface Exposure {
  readonly subject: string;
  readonly owner: string | null;
  readonly kind: ExposedKind;
  /** Its newest name. */
  readonly name: string;
  readonly moduleType: ModuleType | null;
  readonly locale: Locale | null;
  readonly form: SaidForm;
  /** The words, with those of the phrase marked; or the id or address that is named. */
  readonly passage: readonly Passage[];
  readonly first: number;
  readonly last: number;
  readonly written: Occurred;
  readonly times: readonly PublicTime[];
}

/** A page of exposures, the newest first. */
export interface FoundExposures {
  readonly items: readonly Exposure[];
  readonly total: number;
  /** Whether more were found than are looked at: the newest of them are. */
  readonly isCut: boolean;
}

/** How many passages are looked at; a phrase with more is one of every page. */
export const maxLookedAt = 1_000;

/**
 * Finds the revisions that contain exactly a phrase, or that name something, with the times at which
 * they were public. Case, accents, spaces and typographic variants of signs do not matter.
 * @throws ReadModelNotServed
 */
export async function findExposures(db: Queryable, query: ExposureQuery): Promise<FoundExposures> {
  const found = query.wanted.map(conditionOf);
  if (found.length === 0) return { items: [], total: 0, isCut: false };
  const values: unknown[] = [];
  const conditions = found.map(({ sql, parameters }) =>
    sql.replaceAll('?', () => `$${values.push(parameters.shift())}`),
  );
  const place = (value: unknown) => `$${values.push(value ?? null)}`;
  const [row] = await servedRows<Omit<FoundExposures, 'items'> & { items: readonly FoundRow[] }>(
    db,
    statement(conditions, {
      from: place(query.from),
      to: place(query.to),
      until: place(query.until),
      section: place(query.section),
      person: place(query.person),
      withUnpublished: place(query.withUnpublished),
      pageSize: place(query.pageSize),
      offset: place((query.page - 1) * query.pageSize),
    }),
    values,
  );
  if (row === undefined) throw new Error('expected one row with the exposures');
  const isFound = markerOf(query.wanted);
  const items = row.items.map(({ value, ...one }) => ({
    ...one,
    passage: one.form === 'text' ? findExcerpt([value], isFound) : [{ text: value, isFound: true }],
  }));
  return { items, total: row.total, isCut: row.isCut };
}

type FoundRow = Omit<Exposure, 'passage'> & { readonly value: string };

/** Returns whether a phrase has anything that could be found. */
export function isFindable(phrase: string): boolean {
  return tokensOf(phrase).length > 0;
}

function markerOf(wanted: readonly Wanted[]): (word: string) => boolean {
  const phrases = wanted.flatMap((one) => (one.form === 'text' ? tokensOf(one.phrase) : []));
  const tokens = new Set(phrases);
  return (word) => tokensOf(word).some((token) => tokens.has(token));
}

/** Returns the condition on what is said, with `?` for its parameters. */
function conditionOf(wanted: Wanted): { sql: string; parameters: unknown[] } {
  if (wanted.form === 'text') {
    const tokens = tokensOf(wanted.phrase);
    return {
      sql: `(keys @> ?::int[] and strpos(words, ?) > 0)`,
      parameters: [keysOfPhrase(tokens), joinTokens(tokens)],
    };
  }
  if ('at' in wanted) {
    const paths = locales.map((locale) => JSON.stringify({ [locale]: wanted.at }));
    return {
      sql: `(form = 'item' and left(value, 200) in (
        select id from exposure.address where paths @> any(?::jsonb[])))`,
      parameters: [paths],
    };
  }
  return {
    sql: `(form = ? and form <> 'text' and left(value, 200) = any(
      select left(one, 200) from unnest(?::text[]) one) and value = any(?::text[]))`,
    parameters: [wanted.form, wanted.values, wanted.values],
  };
}

type Placeholders = Readonly<
  Record<
    'from' | 'to' | 'until' | 'section' | 'person' | 'withUnpublished' | 'pageSize' | 'offset',
    string
  >
>;

function statement(conditions: readonly string[], at: Placeholders): string {
  return `with hit as materialized (
  select subject, first, coalesce(last, (select max(revision) from exposure.revision newest
      where newest.subject = said.subject)) as last, form, locale, value, "position"
  from (${newestSaid(conditions, at.until, maxLookedAt + 1)}) as said
), standing as materialized (
  select hit.*, revision.owner, revision.kind, revision.module_type, written.at as written_at,
    written.actor as written_by, row_number() over (order by hit."position" desc, hit.subject, form, value) as nth
  from hit join exposure.revision revision on revision.subject = hit.subject and revision.revision = hit.first
  join exposure.occurrence written on written."position" = hit."position"
  order by hit."position" desc limit ${maxLookedAt}
), public as materialized (
  select standing.nth, shown.revision, shown.valid_from as published, place.paths, place.title,
    ${overlapOf('shown', 'place')}
  from standing
  join exposure.shown shown on shown.id = standing.subject
    and shown.revision between standing.first and standing.last
  cross join lateral (${placesOf('standing', 'shown')}) as place
), time as materialized (
  select public.*, began.at as from_at, began.actor as from_by, ended.at as to_at, ended.actor as to_by
  from public
  join exposure.occurrence began on began."position" = public.valid_from
  left join exposure.occurrence ended on ended."position" = public.valid_to
), wanted as materialized (
  select standing.*, count(*) over ()::int as total
  from standing
  where (exists (select from time where time.nth = standing.nth
      and (${at.from}::text is null or time.to_at is null or time.to_at > ${at.from})
      and (${at.to}::text is null or time.from_at < ${at.to})
      and (${at.section}::text is null or exists (select from jsonb_each_text(time.paths) one
        where one.value = ${at.section} or starts_with(one.value, rtrim(${at.section}, '/') || '/')))
      and (${at.person}::text is null or ${at.person} in (standing.written_by, time.from_by)))
    or ${at.withUnpublished}::boolean and ${at.section}::text is null
      and ${at.from}::text is null and ${at.to}::text is null
      and (${at.person}::text is null or ${at.person} = standing.written_by)
      and not exists (select from time where time.nth = standing.nth))
  order by nth limit ${at.pageSize} offset ${at.offset}
)
select read_position('exposure') as position, read_position('media-library') as media,
  coalesce((select max(total) from wanted), 0) as total,
  (select count(*) > ${maxLookedAt} from hit) as "isCut",
  coalesce((select json_agg(json_build_object(
    'subject', subject, 'owner', owner, 'kind', kind, 'name', coalesce(${name}, ''), 'moduleType', module_type, 'locale', locale,
    'form', form, 'value', value, 'first', first, 'last', last,
    'written', json_build_object('at', written_at, 'by', written_by),
    'times', coalesce((select json_agg(json_build_object(
       'revision', revision, 'position', valid_from, 'until', valid_to, 'paths', paths, 'title', title,
       'from', json_build_object('at', from_at, 'by', from_by),
       'to', case when valid_to is not null then json_build_object('at', to_at, 'by', to_by) end,
       'approvedBy', (${approval}))
       order by valid_from) from time where time.nth = wanted.nth), '[]'))
    order by nth) from wanted), '[]') as items,
  read_position('revision-history') as history`;
}

/** The approval after which a publication followed, in the same write. */
const approval = `select step.actor from revision_history.step step
         where step.content_id = wanted.owner and step.step = 'publication-approved'
           and step."position" < time.published and not exists (
             select from revision_history.step other where other.content_id = wanted.owner
               and other.step <> 'publication-approved'
               and other."position" > step."position" and other."position" < time.published)
         limit 1`;

/** The newest title of an item, or else the newest name of anything else. */
const name = `(select coalesce(state->'newest'->'header'->>'title', concat_ws(' ',
      state->'newest'->'header'->>'firstName', state->'newest'->'header'->>'lastName'))
      from exposure.item where item.id = wanted.owner),
    (select title from exposure.address where address.id = wanted.owner
      order by valid_from desc limit 1),
    (select state->'content'->>'name' from exposure.thing where thing.id = wanted.subject)`;
