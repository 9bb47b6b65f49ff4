import { Agent, type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** A response that was received whole. */
export interface ReceivedResponse {
  readonly status: number;
  readonly headers: { get(name: string): string | null };
  json(): Promise<unknown>;
}

/** Sends many requests over few connections, in a fraction of the time that `fetch` takes. */
export function openSender() {
  const agent = new Agent({ keepAlive: true });
  return {
    async send(
      method: string,
      url: string,
      body: string | Uint8Array,
      headers: Readonly<Record<string, string>>,
    ): Promise<ReceivedResponse> {
      const length = { 'Content-Length': Buffer.byteLength(body) };
      const options = { method: method.toUpperCase(), agent, headers: { ...length, ...headers } };
      const response = await new Promise<IncomingMessage>((resolve, reject) => {
        request(url, options, resolve).on('error', reject).end(body);
      });
      const bytes = await buffer(response);
      return {
        status: response.statusCode ?? 0,
        headers: { get: (name) => headerOf(response, name) },
        json: async () => JSON.parse(bytes.toString()),
      };
    },
    close: () => agent.destroy(),
  };
}

function headerOf({ headers }: IncomingMessage, name: string): string | null {
  return String(headers[name.toLowerCase()] ?? '') || null;
}
