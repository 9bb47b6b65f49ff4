import { readFile } from 'node:fs/promises';
import {
  thirdPartyMaximumBytes,
  thirdPartyTimeoutMs,
} from '@parvis/contracts/limits/third-parties.ts';

/** Reads a JSON document from an address. @throws Error when it is missing, too slow or too long */
export type ReadDocument = (address: string) => Promise<unknown>;

/** Reads a JSON document from a file, or from a server over HTTP. */
export const readDocument: ReadDocument = async (address) => {
  const url = new URL(address);
  const text =
    url.protocol === 'file:'
      ? await readFile(url, 'utf8')
      : await fetchText(url, thirdPartyTimeoutMs);
  return JSON.parse(text);
};

/** @param timeoutMs the time limit until the response is complete */
export async function fetchText(url: URL, timeoutMs: number): Promise<string> {
  const response = await fetch(url, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok || response.body === null) throw new Error(`it returned ${response.status}`);
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body) {
    bytes += chunk.byteLength;
    if (bytes > thirdPartyMaximumBytes)
      throw new Error(`it returned more than ${thirdPartyMaximumBytes} bytes`);
    chunks.push(chunk);
  }
  return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
}
