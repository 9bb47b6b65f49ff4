import type { BenchServer } from '../bench-server.ts';
import { withParvisOnServer } from '../parvis-on-server.ts';
import type { Figure } from '../rounds.ts';
import { ParvisSite } from './parvis-site.ts';
import { withPeer } from './peer-site.ts';
import { measureRows, rowsNamed } from './rows.ts';
import { small, whole } from './sizes.ts';

/**
 * Measures Parvis beside Payload with the same content: pages and lists that nobody requested
 * before, writing, and memory.
 * @param options names of rows, all of them without any; `--small` for a run that shows that it works
 * @throws Error when both show other words, totals or counts
 */
export function benchPayload(server: BenchServer, options: readonly string[]): Promise<Figure[]> {
  const chosen = rowsNamed(options.filter((option) => !option.startsWith('--')));
  const sizes = options.includes('--small') ? small : whole;
  return withPeer(server, (peer) =>
    withParvisOnServer(server, 'payload', async (prepared) => {
      await prepared.parvis.start();
      const ours = await ParvisSite.open(prepared);
      return measureRows({ ours, peer, sizes }, chosen);
    }),
  );
}
