import { expect } from 'vitest';
import { type ApiCaller, apiCaller } from './api-caller.ts';

interface Sent {
  /** The values of the parameters of a path. */
  readonly words?: Readonly<Record<string, string>>;
  readonly query?: string;
  readonly body?: unknown;
  readonly seen?: number;
  /** The sender, instead of the owner of the session. */
  readonly as?: ApiCaller;
}

/** Calls paths by their names in the API's description, and records them. */
export function pathCaller(origin: string, cookie: string) {
  const ask = apiCaller(origin, cookie);
  const called = new Set<string>();
  return {
    /** `METHOD path`, sorted. */
    called: () => [...called].toSorted(),
    /** Calls a path, which has to succeed; returns the body of the response. */
    async call(method: Parameters<ApiCaller>[0], path: string, sent: Sent = {}) {
      const { words, query, as: send = ask, ...rest } = sent;
      const address = addressOf(path, words);
      const { status, body } = await send(method, query ? `${address}?${query}` : address, rest);
      expect([method, address, Math.floor(status / 100), body?.errors]).toEqual([
        method,
        address,
        2,
        undefined,
      ]);
      called.add(`${method} ${path}`);
      return body;
    },
    /** Opens a document, and checks that it contains a passage. */
    async open(path: string, words: Sent['words'], part: string) {
      const address = addressOf(path, words);
      const response = await fetch(origin + address, { headers: { Cookie: cookie } });
      const found = [address, response.status, await response.text()];
      expect(found).toEqual([address, 200, expect.stringContaining(part)]);
      called.add(`GET ${path}`);
    },
    ask,
  };
}

function addressOf(path: string, words: Sent['words'] = {}): string {
  return path.replaceAll(/\{(\w+)\}/g, (_braced, word) => words[word] ?? word);
}
