import type { Mapping } from '@parvis/contracts/careers/mapping/mapping.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { listRevisioned } from '../revisioned/queries.ts';
import { readRevisioned } from '../revisioned/read-revisioned.ts';

/** Lists mappings by name; `updatedBy` is an account id. @throws ReadModelNotServed */
export function listOfferMappings(
  db: Queryable,
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
) {
  return listRevisioned<Mapping>(db, 'offer-mappings', {
    page,
    pageSize,
    where: 'true',
    values: [],
    fields: { id: 'word' },
    held: {},
    controls: { sort: ['id'] },
  });
}

/** Returns a mapping; undefined if there is none of that name. @throws ReadModelNotServed */
export async function findOfferMapping(db: Queryable, name: string): Promise<Mapping | undefined> {
  const known = await readRevisioned<Mapping>(db, 'offer-mappings', name);
  return known === undefined || known.deleted ? undefined : known.content;
}
