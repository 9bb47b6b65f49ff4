import type { OfferId } from '@parvis/contracts/careers/ids.ts';
import type { Offer } from '@parvis/contracts/careers/offer.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import { eventSql } from '../engine/changed-tags.ts';
import type { Place } from '../follower/place.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { ReadModelNotServed, servedRows } from '../postgres/served-query.ts';

/** The read model of offers, the source of the index. */
const model = 'offers';

/** The number of offers per page. */
const pageSize = 500;

/** The place of the read model in the log, and the generation that is served. */
export interface OffersProgress extends Place {
  readonly generation: number;
}

/** An offer as in the read model; null when it is not open. */
export interface LoadedOffer {
  readonly id: OfferId;
  readonly offer: Offer | null;
  /** The position of its last change. */
  readonly since: Position;
}

/** A batch of offers, and the position of the read model when they were read. */
export interface LoadedOffers extends OffersProgress {
  readonly offers: readonly LoadedOffer[];
}

type Row = OffersProgress & { [Field in keyof LoadedOffer]: LoadedOffer[Field] | null };

const isOpen = `not (state->>'deleted')::boolean`;
const shown = `state->'content'->'shown'`;

/** @throws ReadModelNotServed */
export async function readOffersProgress(db: Queryable): Promise<OffersProgress> {
  const [progress] = await servedRows<OffersProgress>(
    db,
    { name: 'offers-stand', text: `select * from (${checkpointSql}) checkpoint` },
    [],
  );
  return requireProgress(progress);
}

/**
 * Returns open offers in the order of their ids, after one of them.
 * @throws ReadModelNotServed
 */
async function readOpenOffers(
  db: Queryable,
  at: Position | undefined,
  afterId: string,
): Promise<LoadedOffers> {
  const holds =
    at === undefined
      ? 'valid_to is null and $3::text is null'
      : 'valid_from <= $3 and (valid_to is null or valid_to > $3)';
  return readOffers(
    db,
    `open-offers-${at === undefined ? 'now' : 'past'}`,
    `select id, valid_from as since, ${shown} as offer from ${model}.span
     where ${holds} and ${isOpen} and id > $1 order by id limit $2`,
    [afterId, pageSize, at ?? null],
  );
}

/**
 * Yields all open offers, page by page; later changes are read afterwards.
 * @throws ReadModelNotServed
 */
export function pagesOfOpenOffers(
  db: Queryable,
  at: Position | undefined,
): AsyncGenerator<LoadedOffers> {
  return pages((after) => readOpenOffers(db, at, after));
}

/**
 * Yields the offers that changed between two positions, page by page, as they were at the second,
 * which may be the earlier one.
 * @throws ReadModelNotServed
 */
export function pagesOfOffersBetween(
  db: Queryable,
  from: Position,
  to: Position,
): AsyncGenerator<LoadedOffers> {
  return pages((after) => readOffersBetween(db, from, to, after));
}

/** Yields pages in the order of ids. The next one is prefetched while one is used. */
async function* pages(
  read: (afterId: string) => Promise<LoadedOffers>,
): AsyncGenerator<LoadedOffers> {
  let next: Promise<LoadedOffers> | undefined = read('');
  while (next !== undefined) {
    const page: LoadedOffers = await next;
    const last = page.offers.at(-1);
    next = last === undefined || page.offers.length < pageSize ? undefined : read(last.id);
    // Awaited in the next iteration, so an earlier rejection is not lost.
    next?.catch(() => undefined);
    yield page;
  }
}

function readOffersBetween(
  db: Queryable,
  from: Position,
  to: Position,
  afterId: string,
): Promise<LoadedOffers> {
  const [low, high] = from < to ? [from, to] : [to, from];
  return readOffers(
    db,
    'offers-between',
    `with changed as (
       select distinct id from ${model}.span
       where valid_from > $1 and valid_from <= $2 and id > $3 order by id limit $4
     )
     select changed.id, coalesce(then_.valid_from, $5) as since, offer
     from changed left join lateral (
       select valid_from, case when ${isOpen} then ${shown} end as offer from ${model}.span
       where span.id = changed.id and valid_from <= $5 and (valid_to is null or valid_to > $5)
     ) then_ on true
     order by changed.id`,
    [low, high, afterId, pageSize, to],
  );
}

/**
 * Returns offers that changed after a position, in the order of their changes.
 * @throws ReadModelNotServed
 */
export async function readChangedOffers(
  db: Queryable,
  since: Position,
  limit: number,
): Promise<LoadedOffers> {
  return readOffers(
    db,
    'changed-offers',
    `select id, valid_from as since, case when ${isOpen} then ${shown} end as offer
     from ${model}.span
     where valid_from > $1 and valid_to is null order by valid_from limit $2`,
    [since, limit],
  );
}

/**
 * Returns an offer in its current state, open or not; undefined when it never existed.
 * @throws ReadModelNotServed
 */
export async function readAnyOffer(
  db: Queryable,
  at: Position | undefined,
  id: OfferId,
): Promise<Offer | undefined> {
  const holds =
    at === undefined
      ? 'valid_to is null and $2::text is null'
      : 'valid_from <= $2 and (valid_to is null or valid_to > $2)';
  const [row] = await servedRows<{ offer: Offer }>(
    db,
    `select read_position('${model}') as position, ${shown} as offer
     from ${model}.span where id = $1 and ${holds}`,
    [id, at ?? null],
  );
  return row?.offer;
}

const checkpointSql = `select read_position('${model}') as position, ${eventSql} as event, generation
  from projection_state where name = '${model}' and slot = 'live'`;

/** Runs a statement for offers together with the position of the read model, in one snapshot. */
async function readOffers(
  db: Queryable,
  name: string,
  sql: string,
  values: unknown[],
): Promise<LoadedOffers> {
  const text = `with checkpoint as materialized (${checkpointSql})
    select checkpoint.*, offers.* from checkpoint left join lateral (${sql}) offers on true`;
  const rows = await servedRows<Row>(db, { name, text }, values);
  const offers = rows.flatMap(({ id, offer, since }) =>
    id === null || since === null ? [] : [{ id, offer, since }],
  );
  return { ...requireProgress(rows[0]), offers };
}

function requireProgress(progress: OffersProgress | undefined): OffersProgress {
  if (progress === undefined) throw new ReadModelNotServed(`read model ${model} has no rows yet`);
  const { position, event, generation } = progress;
  return { position, event, generation };
}
