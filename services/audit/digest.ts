import { createHash } from 'node:crypto';
import type { PastComposition } from './site-history.ts';

/**
 * Returns the SHA-256, in hexadecimal, of the canonical JSON of the response of an address: the screen
 * with all that was composed into it, or its redirect target. The log position is omitted, so that
 * the digest is the same for two auditors, and at two instants with no change between them.
 */
export function computeDigest(composition: PastComposition): string {
  const shown =
    composition.kind === 'screen' ? { screen: composition.screen } : { movedTo: composition.to };
  return createHash('sha256').update(canonicalJson(shown)).digest('hex');
}

/**
 * Returns JSON with the keys of every object and map in code-unit order, omitting undefined values.
 */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(
          sortedEntries(inner).toSorted(([one], [other]) => (one < other ? -1 : 1)),
        )
      : inner,
  );
}

function sortedEntries(value: object): (readonly [string, unknown])[] {
  if (value instanceof Map) return [...value].map(([key, of]) => [String(key), of]);
  return Object.entries(value);
}
