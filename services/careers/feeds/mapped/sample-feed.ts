import { maxSampleRecords, type OfferSample } from '@parvis/contracts/careers/mapping/endpoints.ts';
import { parsePath } from '@parvis/contracts/careers/mapping/mapping-path.ts';
import { decodeFeed } from '../text/decode-feed.ts';
import { listsOfJson, listsOfXml } from './find-lists.ts';
import { MappedJsonReader } from './mapped-json.ts';
import { MappedXmlReader } from './mapped-xml.ts';

/** How much of a value is shown. */
const longestText = 2_000;
const longestList = 10;
const mostFields = 150;
const deepest = 10;
/** The longest sample, in characters of JSON. */
const longestSample = 600_000;

/**
 * Returns the first records of a feed of any shape; undefined if it is neither XML nor JSON, or has
 * no lists.
 * @param records their path; the most likely one if it is omitted
 */
export async function sampleFeed(
  bytes: AsyncIterable<Uint8Array>,
  records?: string,
): Promise<OfferSample | undefined> {
  const parts: string[] = [];
  for await (const text of decodeFeed(bytes)) parts.push(text);
  const text = parts.join('');
  const kind = text.trimStart().startsWith('<') ? 'xml' : 'json';
  const lists = kind === 'xml' ? listsOfXml(text) : listsOfJson(text);
  const path = records ?? lists[0]?.path;
  const steps = path === undefined ? undefined : parsePath(path);
  if (path === undefined || steps === undefined) return undefined;
  const reader = kind === 'xml' ? new MappedXmlReader(steps) : new MappedJsonReader(steps);
  const items = [...reader.push(text), ...reader.end()];
  const found = items.flatMap((item) => (item.kind === 'record' ? [item.value] : []));
  if (found.length === 0 && records === undefined) return undefined;
  return { kind, records: path, lists: [...lists], first: firstOf(found) };
}

function firstOf(records: readonly unknown[]): unknown[] {
  const first: unknown[] = [];
  let left = longestSample;
  for (const record of records.slice(0, maxSampleRecords)) {
    const shown = shortened(record, 0);
    left -= JSON.stringify(shown).length;
    if (left < 0) break;
    first.push(shown);
  }
  return first;
}

function shortened(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return value.slice(0, longestText);
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= deepest) return '…';
  if (Array.isArray(value))
    return value.slice(0, longestList).map((one) => shortened(one, depth + 1));
  const fields: Record<string, unknown> = Object.create(null);
  for (const [name, one] of Object.entries(value).slice(0, mostFields))
    fields[name] = shortened(one, depth + 1);
  return fields;
}
