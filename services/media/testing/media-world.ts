import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EventLog } from '@parvis/contracts/log/event-log.ts';
import knex from 'knex';
import type { Pool } from 'pg';
import { InProcessBus } from '../../adapters/bus/in-process-bus.ts';
import { up as createProjectionState } from '../../adapters/database/migrations/001-projections.ts';
import { up as createMedia } from '../../adapters/database/migrations/040-media.ts';
import { up as createReactorCheckpoints } from '../../adapters/database/migrations/050-subjects-and-outbox.ts';
import { up as createUploadsInParts } from '../../adapters/database/migrations/144-uploads-in-parts.ts';
import { up as createRenditionsOnRequest } from '../../adapters/database/migrations/300-renditions-on-request.ts';
import { up as createRetention } from '../../adapters/database/migrations/301-retention-of-mails.ts';
import { openPool } from '../../adapters/database/open-pool.ts';
import { PostgresEventLog } from '../../adapters/log/postgres/postgres-event-log.ts';
import { logSchemaSql } from '../../adapters/log/postgres/schema.ts';
import { type MalwareScanner, noScanner } from '../../adapters/malware/malware-scanner.ts';
import { DiskStorage } from '../../adapters/storage/disk-storage.ts';
import { ManualClock } from '../../adapters/testing/manual-clock.ts';
import type { AccountNames } from '../../streams/account-names.ts';
import { tryDrawing } from '../covers/try-drawing.ts';
import { type MediaArea, openMedia } from '../media-services.ts';
import { tryCleaning } from '../metadata/try-cleaning.ts';
import type { RenditionDrawer } from '../renditions/rendition-worker.ts';
import { inProcessDrawer } from './in-process-drawer.ts';

const accountNames: AccountNames = {
  namesOf: (ids) => Promise.resolve(new Map(ids.map((id) => [id, `Name of ${id}`]))),
};

/** The media area of one process, on a log, a database and a folder that others may share. */
export interface MediaWorld {
  readonly media: MediaArea;
  readonly bus: InProcessBus;
  readonly log: EventLog;
  readonly pool: Pool;
  readonly clock: ManualClock;
  readonly storage: DiskStorage;
  close(): Promise<void>;
}

/**
 * Opens the media area; errors of its worker are thrown when it is closed.
 * @param logOfMedia wraps the log of the area, in order to make it fail
 */
export function openMediaWorld(
  url: string,
  folder: string,
  logOfMedia: (log: EventLog) => EventLog = (log) => log,
  scanner: MalwareScanner = noScanner,
  drawer: RenditionDrawer = inProcessDrawer,
): MediaWorld {
  const clock = new ManualClock();
  const bus = new InProcessBus();
  const log = new PostgresEventLog({ url });
  const pool = openPool(url, { size: 6 });
  const storage = new DiskStorage(join(folder, 'media'));
  const uploadsFolder = join(folder, 'uploads');
  const failures: unknown[] = [];
  const hurt = logOfMedia(log);
  const cleaner = { clean: tryCleaning };
  const covers = { draw: tryDrawing };
  const laterCovers = covers;
  const mediaHosts = ['127.0.0.1'];
  const ours = {
    accountNames,
    storage,
    uploadsFolder,
    drawer,
    cleaner,
    covers,
    laterCovers,
    scanner,
    mediaHosts,
  };
  return {
    media: openMedia({ ...ours, log: hurt, pool, clock }, (cause) => failures.push(cause)),
    bus,
    log,
    pool,
    clock,
    storage,
    async close() {
      await log.close();
      await pool.end();
      if (failures.length > 0)
        throw new Error('the rendition worker reported a failure', { cause: failures[0] });
    },
  };
}

/** Creates the tables of the log and of media in one database. */
export async function createMediaTables(url: string): Promise<void> {
  const db = knex({ client: 'pg', connection: url, pool: { min: 0, max: 1 } });
  try {
    await db.raw(logSchemaSql);
    await createProjectionState(db);
    await createMedia(db);
    await createReactorCheckpoints(db);
    await createUploadsInParts(db);
    await createRenditionsOnRequest(db);
    await createRetention(db);
  } finally {
    await db.destroy();
  }
}

/** Returns a temporary folder, and the function that removes it. */
export async function temporaryFolder(): Promise<{ path: string; remove: () => Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'parvis-media-'));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}
