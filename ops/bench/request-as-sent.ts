import { type Agent, get, type IncomingHttpHeaders } from 'node:http';

/** The response to a request. */
export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** As it was sent. */
  readonly body: Buffer;
}

/** Requests an address; unlike fetch, it does not decompress the response. */
export function requestAsSent(
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
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
    }).once('error', reject);
  });
}
