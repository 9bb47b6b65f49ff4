import type { TriedRecord } from '@parvis/contracts/careers/mapping/endpoints.ts';
import type { Mapping } from '@parvis/contracts/careers/mapping/mapping.ts';
import type { ReadFeed } from '../feeds/read-feed.ts';

/** Returns what a mapping makes of each of some records, in their order. */
export async function tryMapping(
  readFeed: ReadFeed,
  { fields }: Mapping,
  records: readonly unknown[],
  now: string,
): Promise<TriedRecord[]> {
  const tried: TriedRecord[] = [];
  async function* bytes() {
    yield Buffer.from(JSON.stringify(records.map(asRecord)));
  }
  // Elements of XML are read as they were sampled: as objects.
  const mapping = { kind: 'json', records: '', fields } as const;
  for await (const one of readFeed(bytes(), { source: 'sample', now }, mapping)) {
    if (one.kind !== 'read') continue;
    const { read } = one;
    tried.push(
      read.ok ? { offer: read.offer, notes: [...read.notes] } : { refused: read.note, notes: [] },
    );
  }
  return tried;
}

function asRecord(record: unknown): object {
  return typeof record === 'object' && record !== null && !Array.isArray(record) ? record : {};
}
