import { Pool } from 'pg';
import { PostgresEventLog } from '../../adapters/log/postgres/postgres-event-log.ts';
import { DiskStorage } from '../../adapters/storage/disk-storage.ts';
import type { Storage } from '../../adapters/storage/storage.ts';
import { KeyFile } from '../keys/key-file.ts';
import { makeNotary } from './make-notary.ts';

/**
 * A notary in a process of its own, which kills itself at the n-th step that leaves something behind.
 * Arguments: the addresses of the log and of the database, the folder, n, and the file of its keys.
 */
const [logUrl = '', databaseUrl = '', folder = '', fatalStep = '', keys] = process.argv.slice(2);
let steps = 0;

function step(): void {
  if (steps === Number(fatalStep)) process.kill(process.pid, 'SIGKILL');
  steps += 1;
}

const disk = new DiskStorage(folder);
const storage: Storage = {
  async put(key, source) {
    step();
    await disk.put(key, source);
    step();
  },
  get: (key, range) => disk.get(key, range),
  head: (key) => disk.head(key),
  delete: (key) => disk.delete(key),
};
const pool = new Pool({ connectionString: databaseUrl });
const query = pool.query.bind(pool);
Object.assign(pool, {
  async query(text: string, values: unknown[]) {
    step();
    const result = await query(text, values);
    step();
    return result;
  },
});
const log = new PostgresEventLog({ url: logUrl });
const keyFile =
  keys === undefined
    ? undefined
    : new (class extends KeyFile {
        override async write(seeds: readonly Buffer[]) {
          step();
          await super.write(seeds);
          step();
        }
      })(keys);
const notary = makeNotary({ log, pool, storage, keyFile });
await notary.begin();
while ((await notary.handleBatch()) === 0);
await log.close();
await pool.end();
