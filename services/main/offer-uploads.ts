import { join } from 'node:path';
import { systemClock } from '../adapters/clock.ts';
import { listConfiguredSources } from '../careers/configured-feeds/setting-rows.ts';
import { sampleRoutes } from '../careers/mappings/sample-routes.ts';
import {
  type OfferUploadPorts,
  offerUploadRoutes,
} from '../careers/upload-offers/upload-routes.ts';
import type { UploadRoute } from '../http/upload-router.ts';
import { feedProcess } from './feeds/feed-process.ts';
import { sampleInProcess } from './feeds/sample-process.ts';
import type { WebDeps } from './web-deps.ts';

/** Returns what uploads of offers need. */
export function offerUploadPorts({
  configuration: { dataFolder, offersFeeds },
  connections: { log, pool },
  editorial,
  engine,
  clientFolder,
}: Pick<
  WebDeps,
  'configuration' | 'connections' | 'editorial' | 'engine' | 'clientFolder'
>): OfferUploadPorts {
  return {
    log,
    pool,
    clock: systemClock,
    writer: editorial.offers.writer,
    readFeed: feedProcess(join(clientFolder, '../places')),
    waitUntil: engine.waitUntil,
    // Files that a crash left there are removed with those of the library.
    folder: join(dataFolder, 'uploads'),
    fedSources: async () => [
      ...offersFeeds.map(({ source }) => source),
      ...(await listConfiguredSources(pool)),
    ],
  };
}

/** Returns the routes that take files of offers. */
export function offerFileRoutes(parts: WebDeps): readonly UploadRoute[] {
  const ports = offerUploadPorts(parts);
  return [
    ...offerUploadRoutes(ports),
    ...sampleRoutes({ sampleFeed: sampleInProcess, folder: ports.folder }),
  ];
}
