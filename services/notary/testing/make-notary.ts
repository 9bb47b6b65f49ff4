import type { Pool } from 'pg';
import { systemClock } from '../../adapters/clock.ts';
import type { PostgresEventLog } from '../../adapters/log/postgres/postgres-event-log.ts';
import type { Storage } from '../../adapters/storage/storage.ts';
import { Vault } from '../../subjects/vault.ts';
import type { KeyFile } from '../keys/key-file.ts';
import { SealedKeys } from '../keys/sealed-keys.ts';
import { SigningKeys } from '../keys/signing-keys.ts';
import { Notary, type NotaryPorts } from '../notary.ts';
import { NotaryTable, type StopReason } from '../notary-table.ts';
import { TileStore } from '../tiles/tile-store.ts';

export const testSecret = 'a secret of at least thirty-two characters';
export const testOrigin = 'example.org/tlog';

/**
 * A notary over a log, a database and a folder.
 * @param parts.keyFile where it keeps its keys, if anywhere
 * @param parts.waitMs how long a checkpoint waits for more events; 0 by default
 */
export function makeNotary(
  parts: {
    readonly log: PostgresEventLog;
    readonly pool: Pool;
    readonly storage: Storage;
    readonly keyFile?: KeyFile | undefined;
    readonly waitMs?: number;
  },
  onStopped: (reason: StopReason) => void = () => undefined,
  onSigned: NotaryPorts['onSigned'] = () => undefined,
): Notary {
  const { log, pool, storage, keyFile: file, waitMs = 0 } = parts;
  const vault = new Vault([testSecret]);
  const table = new NotaryTable(pool, vault);
  return new Notary({
    log,
    append: log.append.bind(log),
    table,
    keys: new SigningKeys({ table, sealed: new SealedKeys(pool, vault), file }),
    tiles: new TileStore(storage),
    clock: systemClock,
    origin: testOrigin,
    waitMs,
    onStopped,
    onSigned,
  });
}
