import { join } from 'node:path';
import { unavailableOfferIndex } from '@parvis/contracts/careers/offer-index.ts';
import type { EventLog } from '@parvis/contracts/log/event-log.ts';
import { systemClock } from '@parvis/services/adapters/clock.ts';
import {
  databaseMigrations,
  logMigrations,
  migrate,
} from '@parvis/services/adapters/database/migrate.ts';
import { BulkLog } from '@parvis/services/adapters/log/bulk-log.ts';
import { PostgresEventLog } from '@parvis/services/adapters/log/postgres/postgres-event-log.ts';
import { noScanner } from '@parvis/services/adapters/malware/malware-scanner.ts';
import { DiskStorage } from '@parvis/services/adapters/storage/disk-storage.ts';
import { openContent } from '@parvis/services/content/content-area.ts';
import { Previews } from '@parvis/services/content/preview/previews.ts';
import { ContentReads } from '@parvis/services/content/read-content/content-reads.ts';
import { makeEditorial } from '@parvis/services/main/editorial.ts';
import { tryDrawing } from '@parvis/services/media/covers/try-drawing.ts';
import { openMedia } from '@parvis/services/media/media-services.ts';
import { tryCleaning } from '@parvis/services/media/metadata/try-cleaning.ts';
import { inProcessDrawer } from '@parvis/services/media/testing/in-process-drawer.ts';
import { temporaryFolder } from '@parvis/services/media/testing/media-world.ts';
import { createTestDatabase } from '../../testing/database.ts';
import { PastClock } from '../seed/past-clock.ts';
import { seedDemo } from '../seed/seed-demo.ts';
import type { DemoAction, SeededSite } from '../seed/seeded-site.ts';

const accountNames = { namesOf: () => Promise.resolve(new Map<string, string>()) };
const reportError = (cause: unknown) => {
  throw cause;
};

/** Opens a first start whose process can be killed while it writes a history. */
export async function openFirstStart() {
  const [database, folder] = await Promise.all([createTestDatabase(), temporaryFolder()]);
  const { pool, url } = database;
  await migrate(url, { ...logMigrations, ...databaseMigrations });
  const wholeLog = new PostgresEventLog({ url });
  const storage = new DiskStorage(join(folder.path, 'media'));
  return {
    pool,
    log: wholeLog,
    storage,
    /** Starts a new process that seeds this log from the beginning. */
    async seed(history: readonly DemoAction[], written: EventLog = wholeLog): Promise<SeededSite> {
      const log = await BulkLog.open(written);
      const clock = new PastClock(systemClock);
      const reads = new ContentReads(pool, accountNames, 'localhost');
      const previews = new Previews(
        pool,
        () => unavailableOfferIndex,
        accountNames,
        () => '',
      );
      const content = await openContent({
        log,
        pool,
        clock,
        accountNames,
        listEditors: async () => [],
        reads,
        previews,
        reportError,
      });
      const uploadsFolder = join(folder.path, 'uploads');
      const drawer = inProcessDrawer;
      const cleaner = { clean: tryCleaning };
      const covers = { draw: tryDrawing };
      const laterCovers = covers;
      const media = openMedia(
        {
          log,
          pool,
          clock,
          accountNames,
          storage,
          uploadsFolder,
          drawer,
          cleaner,
          covers,
          laterCovers,
          scanner: noScanner,
        },
        reportError,
      );
      const on = { log, pool, origin: 'http://localhost', readFeed: async function* () {} };
      const editorial = await makeEditorial(on, content, media, clock, reportError);
      const site = { content, media, editorial };
      await content.recheckClaims();
      await editorial.redirects.recheckClaims();
      await seedDemo(site, clock, history, () => undefined);
      await log.flush();
      return site;
    },
    async close(): Promise<void> {
      await wholeLog.close();
      await database.drop();
      await folder.remove();
    },
  };
}
