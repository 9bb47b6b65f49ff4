import { Agent, get } from 'node:http';

/** The response to a request for a page. */
export interface Answer {
  readonly status: number;
  /** As it was sent. */
  readonly body: Buffer;
}

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
  const left = [...paths];
  const visit = async (): Promise<void> => {
    for (let path = left.shift(); path !== undefined; path = left.shift()) {
      const { status } = await request(origin + path, 'gzip, br', agent);
      if (status !== 200) throw new Error(`${origin}${path} returned ${status}`);
    }
  };
  const begun = performance.now();
  try {
    await Promise.all(Array.from({ length: connections }, visit));
    return performance.now() - begun;
  } finally {
    agent.destroy();
  }
}

/** Requests an address; unlike fetch, it does not decompress the response. */
export function request(
  url: string,
  encoding: 'identity' | 'gzip' | 'gzip, br',
  agent?: Agent,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': encoding };
    get(url, { headers, ...(agent && { agent }) }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('error', reject);
      response.once('end', () =>
        resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks) }),
      );
    }).once('error', reject);
  });
}
