import { languagesOf } from '@parvis/contracts/careers/offer-path.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { servedRows } from '../postgres/served-query.ts';

/** Returns the languages that offers are, or last were, written in. @throws ReadModelNotServed */
export async function findOfferLanguages(
  db: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly Locale[]>> {
  const rows = await servedRows<{ id: string; title: Partial<Record<Locale, string>> }>(
    db,
    `select id, state->'content'->'shown'->'title' as title from offers.span
     where id = any($1) and valid_to is null and (select read_position('offers') is not null)`,
    [ids],
  );
  return new Map(rows.map(({ id, title }) => [id, languagesOf({ title })]));
}
