import { once } from 'node:events';
import { createServer } from 'node:http';
import { resolve } from 'node:path';
import { readConfiguration } from '@parvis/services/adapters/config/configuration.ts';
import { CannotStart } from '@parvis/services/adapters/embedded-postgres/cannot-start.ts';
import { startEmbeddedPostgres } from '@parvis/services/adapters/embedded-postgres/embedded-postgres.ts';
import { endOnSignals } from '../start/stop-signals.ts';
import { writeClientFolder } from './client-folder.ts';
import { forwardTo } from './forward.ts';
import { devBase, openVite } from './open-vite.ts';
import { RunningProduct } from './running-product.ts';
import { siteStyles } from './site-styles.ts';

/** Runs the product from its source, with its own demonstration, until it is stopped. */
async function develop(): Promise<void> {
  const environment = { PARVIS_DATA: '.parvis-dev', ...process.env };
  const read = readConfiguration(environment);
  if (!read.ok) throw new CannotStart(read.problems.join('\n'));
  const { host, port, databaseUrl, logUrl } = read.configuration;
  const dataFolder = resolve(read.configuration.dataFolder);
  const server = createServer();
  await once(server.listen(port, host), 'listening');

  // Kept while the product restarts, which therefore takes no longer than its own code.
  const postgres =
    databaseUrl && logUrl
      ? undefined
      : await startEmbeddedPostgres({ dataFolder, log: (line) => console.log(line) });
  const vite = await openVite(server, dataFolder);
  const product = new RunningProduct(vite, {
    environment,
    clientFolder: await writeClientFolder(dataFolder),
    stores: {
      databaseUrl: databaseUrl ?? postgres?.url('parvis'),
      logUrl: logUrl ?? postgres?.url('parvis_log'),
    },
  });
  const forward = forwardTo(product);
  const styles = siteStyles(vite);
  server.on('request', (request, response) => {
    const url = request.url ?? '/';
    if (url.startsWith(`${devBase}site.css`)) void styles(response);
    else if (url.startsWith(devBase)) vite.middlewares(request, response);
    else forward(request, response);
  });
  endOnSignals(async () => {
    server.closeAllConnections();
    await product.stop();
    await vite.close();
    await postgres?.stop();
  }, 0);
  // What is being written may fail in any way: that should not end the session.
  process.on('uncaughtException', (fault) => console.error(fault));
  console.log(await product.start());
}

await develop().catch((cause: unknown) => {
  console.error(cause instanceof Error && cause.name === 'CannotStart' ? cause.message : cause);
  process.exit(1);
});
