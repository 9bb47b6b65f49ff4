import { listShownRevisions } from '@parvis/projections/exposure/list-shown-revisions.ts';
import type { Configuration } from '../adapters/config/configuration.ts';
import type { BundleParts } from '../audit/bundle/bundle-question.ts';
import type { ArchiveParts } from '../audit/evidence/archive-site.ts';
import { NotaryTable } from '../notary/notary-table.ts';
import { openProver } from '../notary/prove-events.ts';
import verifier from '../notary/verifier/verify.mjs?raw';
import type { AccountNames } from '../streams/account-names.ts';
import type { Secrets } from '../subjects/secret.ts';
import { Vault } from '../subjects/vault.ts';
import type { Connections } from './connections.ts';
import { isPostgres } from './databases.ts';
import { openTiles } from './notary.ts';

/** Makes bundles of evidence, with the proofs of the notary. */
export function makeBundles(
  { log, pool: db, logUrl }: Pick<Connections, 'log' | 'pool' | 'logUrl'>,
  archives: ArchiveParts,
  accountNames: AccountNames,
  { configuration, secrets }: { readonly configuration: Configuration; readonly secrets: Secrets },
): BundleParts {
  const table = new NotaryTable(db, new Vault(secrets));
  const ports = { log, db, table, tiles: openTiles(configuration), isGapless: isPostgres(logUrl) };
  return {
    archives,
    log,
    accountNames,
    verifier,
    openProver: (positions) => openProver(ports, positions),
    listShownRevisions: (positions) => listShownRevisions(db, positions),
  };
}
