import { Agent } from 'node:http';
import { eachAtOnce } from '@parvis/services/content-import/each-at-once.ts';
import { requestAsSent } from '../request-as-sent.ts';

/**
 * Requests each path once, over as many connections, each with one request at a time; with
 * compression, as browsers do.
 * @returns how many milliseconds that took
 * @throws Error when a response is not a page
 */
export async function requestAll(
  origin: string,
  paths: readonly string[],
  connections: number,
): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const visit = async (path: string): Promise<void> => {
    const { status } = await requestAsSent(origin + path, 'gzip, br', agent);
    if (status !== 200) throw new Error(`${origin}${path} returned ${status}`);
  };
  const begun = performance.now();
  try {
    await eachAtOnce(paths, visit, connections);
    return performance.now() - begun;
  } finally {
    agent.destroy();
  }
}
