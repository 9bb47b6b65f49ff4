import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the range from which systems give ports to outgoing connections: Linux, from 32768. */
const lowest = 20_000;
const highest = 32_000;

/** Processes that look for ports at the same time start in different places. */
let next = lowest + Math.floor(Math.random() * (highest - lowest));

/** Returns a TCP port of the loopback address that is free, another one at each call. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = next;
    next = port < highest ? port + 1 : lowest;
    if (await isFree(port)) return port;
  }
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer().listen(port, '127.0.0.1');
  const listens = await once(probe, 'listening').then(
    () => true,
    () => false,
  );
  if (!listens) return false;
  probe.close();
  await once(probe, 'close');
  return true;
}
