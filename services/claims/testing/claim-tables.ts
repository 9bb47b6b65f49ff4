import type { Knex } from 'knex';
import { up as createClaimsAndLocks } from '../../adapters/database/migrations/010-claims-and-locks.ts';
import { up as addPending } from '../../adapters/database/migrations/080-pending-claims.ts';
import { up as leasesOfParts } from '../../adapters/database/migrations/143-leases-of-parts.ts';

/** Creates the tables of claims, lock leases and unfinished work, as the migrations leave them. */
export async function createClaimTables(knex: Knex): Promise<void> {
  await createClaimsAndLocks(knex);
  await addPending(knex);
  await leasesOfParts(knex);
}
