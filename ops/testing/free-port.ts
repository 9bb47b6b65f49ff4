import { once } from 'node:events';
import { createServer } from 'node:net';

const returned = new Set<number>();

/**
 * Returns a TCP port of the loopback address that is free at the moment, another one at each call:
 * the port is closed again, so that the system could give it out twice.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const probe = createServer().listen(0, '127.0.0.1');
    await once(probe, 'listening');
    const address = probe.address();
    probe.close();
    await once(probe, 'close');
    const port = typeof address === 'object' && address ? address.port : 0;
    if (returned.has(port)) continue;
    returned.add(port);
    return port;
  }
}
