import type { ChangeReason } from '@parvis/contracts/audit/change-reasons.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import { localeOfPath } from '@parvis/contracts/site/locale.ts';
import { matchPath } from '@parvis/contracts/site/routes/match-path.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { servedRows } from '../postgres/served-query.ts';
import { changesByTag } from './changes-by-tag.ts';

/** A position at which something that a response shows changed, and what. */
export interface Change {
  readonly position: Position;
  readonly of: readonly ChangeReason[];
}

/** The changes nearest to a response. */
export interface ChangesAround {
  readonly previous: Change | null;
  readonly next: Change | null;
}

/**
 * The last change up to `until` and the first after `after` of anything that a response depends on,
 * according to its tags. A list's tags do not say which items a filter would have shown, so a step may
 * lead to the same list.
 * @throws ReadModelNotServed
 */
export async function findChangesAround(
  db: Queryable,
  response: Dependent,
  until: Position,
  after: Position,
): Promise<ChangesAround> {
  const edge = edgeOf(response, 2);
  if (edge === undefined) return { previous: null, next: null };
  const [row] = await servedRows<ChangesAround>(
    db,
    `with ${edge.sql},
     nearest as (
       select max(at) filter (where at <= $1) as previous, min(at) filter (where at > $2) as next
       from edge
     )
     select ${changeAt('previous')} as previous, ${changeAt('next')} as next from nearest`,
    [until, after, ...edge.values],
  );
  return row ?? { previous: null, next: null };
}

/**
 * Returns the changes up to a position of anything that a response depends on, the newest first.
 * @throws ReadModelNotServed
 */
export async function listChanges(
  db: Queryable,
  response: Dependent,
  until: Position,
  limit: number,
): Promise<readonly Change[]> {
  const edge = edgeOf(response, 2);
  if (edge === undefined) return [];
  return servedRows<Change>(
    db,
    `with ${edge.sql}
     select at as position, json_agg(distinct reason) as of from edge where at <= $1
     group by at order by at desc limit $2`,
    [until, limit, ...edge.values],
  );
}

/** What a response depends on. */
interface Dependent {
  readonly path: string;
  /** The tags of the composed response. */
  readonly tags: readonly string[];
}

/**
 * Returns the SQL of a table `edge` with all changes; undefined when nothing has a history.
 * @param given the number of values that the query has before these
 */
function edgeOf({ path, tags }: Dependent, given: number) {
  const values: string[] = [];
  const value = (named: string) => {
    const known = values.indexOf(named);
    return `$${(known < 0 ? values.push(named) - 1 : known) + given + 1}`;
  };
  // The maps of the site are one for all languages.
  const isOfAll = ['site_map', 'page_map'].includes(matchPath(path)?.name ?? '');
  const locale = isOfAll ? undefined : localeOfPath(path);
  const changes = [...new Set(tags)].flatMap((tag) => changesByTag(tag, locale) ?? []);
  const parts = changes.map(
    ({ reason, sql }) => `select at, '${reason}' as reason from (${sql(value)}) ${reason}`,
  );
  if (parts.length === 0) return undefined;
  const models = [...new Set(changes.flatMap((change) => change.models))];
  const sql = `edge as materialized (
       select at, reason from (${parts.join(' union all ')}) changed
       where ${models.map((model) => `(select read_position('${model}') is not null)`).join(' and ')}
     )`;
  return { sql, values };
}

function changeAt(which: 'previous' | 'next'): string {
  return `(select json_build_object('position', nearest.${which},
    'of', json_agg(distinct edge.reason)) from edge where edge.at = nearest.${which}
    having nearest.${which} is not null)`;
}
