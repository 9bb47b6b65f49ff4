import type { OfferId } from '@parvis/contracts/careers/ids.ts';
import {
  isPlaceGroup,
  type OfferGroup,
  offerGroups,
  type TraitGroup,
} from '@parvis/contracts/careers/offer-groups.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { servedRows } from '../postgres/served-query.ts';
import { valuesOfPlaces } from './values-of-places.ts';

const shown = "state->'content'->'shown'";
/** When an offer was published. */
export const publishedAt = `${shown}->>'publishedAt'`;

/** Where an offer stores its value of a group: as a facet id, or as a name. */
const said: Readonly<Record<TraitGroup, string>> = {
  contract: `${shown}->>'contract'`,
  // oxlint-disable-next-line parvis/languages-are-listed -- The name of a domain that its id is of.
  domain: `${shown}->'domain'->>'en'`,
  entity: `${shown}->>'entity'`,
  experience: `${shown}->>'experience'`,
  working_time: `${shown}->>'workingTime'`,
  remote: `${shown}->>'remote'`,
};

/** A condition: an offer has one of some values of a group. */
function hasAny(group: OfferGroup, values: string): string {
  if (!isPlaceGroup(group)) return `${said[group]} = any(${values})`;
  const ofPlaces = valuesOfPlaces(shown, group);
  return group === 'country'
    ? `lower(${ofPlaces}::text)::jsonb ?| ${values}`
    : `${ofPlaces} ?| ${values}`;
}

export interface BrowseQuery {
  /** The offers whose value of a group is one of those given. */
  readonly filters: Readonly<Partial<Record<OfferGroup, readonly string[]>>>;
  readonly offset: number;
  readonly limit: number;
}

/**
 * Returns open offers by date, newest first, without the search engine: for when it is unavailable.
 * All offers are read of indexes alone, as visitors request them until the engine has loaded.
 * @throws ReadModelNotServed
 */
export async function browseOffers(
  db: Queryable,
  { filters, offset, limit }: BrowseQuery,
): Promise<{
  readonly total: number;
  readonly ids: readonly OfferId[];
  readonly position: Position;
}> {
  const chosen = offerGroups.flatMap((group) => {
    const values = filters[group];
    return values ? [{ group, values }] : [];
  });
  const conditions = chosen.map(({ group }, at) => ` and ${hasAny(group, `$${at + 3}::text[]`)}`);
  const [row] = await servedRows<{ total: number; ids: readonly OfferId[]; position: Position }>(
    db,
    `with open as ${chosen.length > 0 ? '' : 'not '}materialized (
       select id, ${publishedAt} as published_at from offers.span
       where valid_to is null and state->>'deleted' = 'false'${conditions.join('')}
     )
     select read_position('offers') as position, (select count(*)::int from open) as total,
       array(select id from open order by published_at desc, id limit $1 offset $2) as ids`,
    [limit, offset, ...chosen.map(({ values }) => values)],
  );
  if (row === undefined) throw new Error('expected one row with the offers');
  return row;
}
