import { readFile } from 'node:fs/promises';
import {
  thirdPartyMaximumBytes,
  thirdPartyTimeoutMs,
} from '@parvis/contracts/limits/third-parties.ts';
import { hostsFor } from '../adapters/fetching/allowed-hosts.ts';
import type { CallLimits, ResolveHost } from '../adapters/fetching/call-out.ts';
import { fetchText } from '../adapters/fetching/fetch-text.ts';

/** Reads a JSON document from an address. @throws Error when it is missing, too slow or too long */
export type ReadDocument = (address: string) => Promise<unknown>;

const documentLimits: CallLimits = {
  bytes: thirdPartyMaximumBytes,
  idleMs: thirdPartyTimeoutMs,
  wholeMs: thirdPartyTimeoutMs,
};

/**
 * Returns a reader of JSON documents in files, or on servers: that of the address itself, and those
 * of `furtherHosts`, which also lists addresses that are not public.
 */
export function documentReader(
  furtherHosts: readonly string[],
  limits = documentLimits,
  resolve?: ResolveHost,
): ReadDocument {
  return async (address) => {
    const url = new URL(address);
    if (url.protocol === 'file:') return parseJson(await readFile(url, 'utf8'));
    return parseJson(await fetchText(address, hostsFor(address, furtherHosts), limits, resolve));
  };
}

/** The message of `JSON.parse` quotes the text, which is not ours to log. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error('it is not JSON');
  }
}
