import { createServer } from 'node:http';
import express, { type Express } from 'express';

/** An application listening on its own loopback port. */
export interface Served {
  readonly origin: string;
  close(): Promise<void>;
}

/** Serves an application over real HTTP for one spec. */
export async function serve(mount: (app: Express) => void): Promise<Served> {
  const app = express();
  app.disable('x-powered-by');
  mount(app);
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
