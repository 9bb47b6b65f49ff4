import type { Prover } from '@parvis/contracts/notary/prover.ts';
import { listShownRevisions } from '@parvis/projections/exposure/list-shown-revisions.ts';
import type { Configuration } from '../adapters/config/configuration.ts';
import { asStored, isCut } from '../adapters/log/redaction/redacted-event-log.ts';
import type { BundleParts } from '../audit/bundle/evidence.ts';
import type { ArchiveParts } from '../audit/evidence/archive-site.ts';
import { NotaryTable } from '../notary/notary-table.ts';
import { openProver } from '../notary/prove-events.ts';
import { readNewestStamp } from '../notary/stamps/stamp-checkpoints.ts';
// oxlint-disable-next-line import/default -- the build gives the text of the file.
import verifier from '../notary/verifier/verify.mjs?raw';
import { proveCosigned } from '../notary/witnesses/prove-cosigned.ts';
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
    readStamp: () => readNewestStamp(db),
    readCosigned: async (size) => {
      const cosigned = await proveCosigned({ db, tiles: ports.tiles }, size);
      const witnessKeys = configuration.witnesses.map(({ key }) => key);
      return cosigned && { ...cosigned, witnessKeys };
    },
    openProver: async (positions) => withholdingRedacted(await openProver(ports, positions)),
    listShownRevisions: (positions) => listShownRevisions(db, positions),
  };
}

/** Events are proved as stored; of one with redacted words, all texts are withheld. */
function withholdingRedacted(prover: Prover | undefined): Prover | undefined {
  return (
    prover && {
      ...prover,
      prove: (event, isWithheld) => prover.prove(asStored(event), isWithheld || isCut(event)),
    }
  );
}
