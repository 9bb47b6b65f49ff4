import { join } from 'node:path';
import { systemClock } from '../adapters/clock.ts';
import { ContentImports } from '../content-import/runs/content-imports.ts';
import { importRoutes } from '../content-import/runs/import-routes.ts';
import type { Route } from '../http/route.ts';
import { startImportProcess } from './content-import/import-process.ts';
import type { WebDeps } from './web-deps.ts';

/** Every address of a machine that listens on all of them. */
const everyAddress = new Set(['0.0.0.0', '::']);

/** Makes the imports of content, which call this process's own API. */
export function makeContentImports({
  configuration: { host, port, dataFolder },
  connections,
  accounts,
  media,
  observability,
}: WebDeps): ContentImports {
  const own = everyAddress.has(host) ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host;
  return new ContentImports({
    db: connections.pool,
    clock: systemClock,
    storage: media.storage,
    folder: join(dataFolder, 'content-imports'),
    apiUrl: `http://${own}:${port}`,
    startWork: startImportProcess,
    tokens: accounts.passingTokens,
    onError: (cause) => observability.reportError(cause, 'content import'),
  });
}

/** Returns the routes of imports of content. */
export function contentImportRoutes(
  { configuration, connections, accounts, media }: WebDeps,
  imports: ContentImports,
): readonly Route[] {
  return importRoutes({
    db: connections.pool,
    clock: systemClock,
    storage: media.storage,
    imports,
    accountNames: accounts.accountNames,
    operatorHosts: configuration.fetchHosts,
    keepUpload: (id, keyFor, who) => media.resumable.keep(id, keyFor, who),
  });
}
