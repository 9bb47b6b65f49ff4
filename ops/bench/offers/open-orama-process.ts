import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { Peer } from './orama-peer.ts';

/** Its index of 100,000 offers does not fit into Node's default heap. */
const heapMegabytes = 14_000;
const program = new URL('orama-process.ts', import.meta.url);

/**
 * Opens Orama with this many sample offers, in its own process, so that its garbage collection
 * delays no other engine.
 */
export async function openOramaProcess(
  size: number,
): Promise<{ readonly search: Peer; stop(): void }> {
  const child = fork(program, [String(size)], {
    execArgv: ['--import', 'tsx', `--max-old-space-size=${heapMegabytes}`],
  });
  child.once('exit', (code) => {
    if (code !== null && code !== 0) throw new Error(`Orama’s process ended with ${code}`);
  });
  await once(child, 'message');
  return {
    async search(query) {
      const answered = once(child, 'message');
      child.send(query);
      const [found] = await answered;
      return Number(found);
    },
    stop: () => void child.kill(),
  };
}
