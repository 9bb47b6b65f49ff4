import type { KnownOffer } from '@parvis/contracts/careers/evolve-offer.ts';
import type { OfferId } from '@parvis/contracts/careers/ids.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { servedRows } from '../postgres/served-query.ts';

/** An offer, and when it was first published. */
export interface NewOffer {
  readonly id: OfferId;
  readonly since: Position;
  readonly at: Date;
  /** Its current state, open or not. */
  readonly state: KnownOffer;
}

/**
 * Returns offers that were first published after one position, up to another, in that order.
 * @throws ReadModelNotServed
 */
export async function findNewOffers(
  db: Queryable,
  { after, until }: { readonly after: Position; readonly until: Position },
  limit: number,
): Promise<readonly NewOffer[]> {
  const rows = await servedRows<Omit<NewOffer, 'at'> & { at: string }>(
    db,
    {
      name: 'new-offers',
      text: `select first.id, first.valid_from as since,
          first.state->'content'->>'openedAt' as at, offer.state
        from offers.span first
        join offers.span offer on offer.id = first.id and offer.valid_to is null
        where first.valid_from > $1 and first.valid_from <= $2
          and not exists (select from offers.span earlier
            where earlier.id = first.id and earlier.valid_from < first.valid_from)
          and (select read_position('offers') is not null)
        order by first.valid_from limit $3`,
    },
    [after, until, limit],
  );
  return rows.map(({ at, ...offer }) => ({ ...offer, at: new Date(at) }));
}

/**
 * Returns the position before the newest offers, of which `count` were first published up to
 * `until`; undefined when at most as many were after `after`.
 * @throws ReadModelNotServed
 */
export async function findStartOfNewest(
  db: Queryable,
  { after, until }: { readonly after: Position; readonly until: Position },
  count: number,
): Promise<Position | undefined> {
  const [row] = await servedRows<{ start: Position }>(
    db,
    {
      name: 'start-of-newest-offers',
      text: `select first.valid_from as start from offers.span first
        where first.valid_from > $1 and first.valid_from <= $2
          and not exists (select from offers.span earlier
            where earlier.id = first.id and earlier.valid_from < first.valid_from)
          and (select read_position('offers') is not null)
        order by first.valid_from desc offset $3 limit 1`,
    },
    [after, until, count],
  );
  return row?.start;
}

/** The instants (ISO 8601, UTC) from which an offer was open or not, by offer, in order. */
export type OpenTimes = ReadonlyMap<
  string,
  readonly { readonly at: string; readonly isOpen: boolean }[]
>;

/** Reads when these offers were open. @throws ReadModelNotServed */
export async function findOpenTimes(db: Queryable, ids: readonly OfferId[]): Promise<OpenTimes> {
  const rows = await servedRows<{ id: string; times: { at: string; isOpen: boolean }[] }>(
    db,
    {
      name: 'open-times-of-offers',
      text: `select id, json_agg(json_build_object('at', state->'changed'->>'at',
          'isOpen', not (state->>'deleted')::boolean) order by valid_from) as times
        from offers.span where id = any($1) and (select read_position('offers') is not null)
        group by id`,
    },
    [ids],
  );
  return new Map(rows.map(({ id, times }) => [id, times]));
}
