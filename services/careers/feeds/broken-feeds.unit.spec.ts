import { expect, test } from 'vitest';
import type { Places } from '../places/places.ts';
import { readFeed } from './read-feed.ts';

const places: Pick<Places, 'read'> = {
  read: () => ({ places: [], remote: undefined, notes: [] }),
};
const context = { source: 'jobs', places, now: '2026-02-01T12:00:00.000Z' };

/** Broken feeds, made of a text that is repeated. */
const broken = [
  ['objects that are never closed', '', '{"a":\n'],
  ['strings that are never closed', '', '{"a": "\n'],
  ['records broken one by one', '', '{"a": 1, x}\n'],
  ['records that close too late', '', '{"a": 1]\n{"b": 2}}\n'],
  ['arrays in arrays', '', '['],
  ['arrays in objects in arrays', '', '[{"a":'],
  ['escapes at the end', '{"a": "', '\\"'],
  ['mismatched tags', '<jobs>', '<a></b>'],
  ['tags in tags', '<jobs><job><title>', '<a>'],
  ['attributes', '<jobs ', 'a="1" '],
  ['entities', '<jobs><job><title>', '&a;&amp;&'],
  ['entities of entities', '<!DOCTYPE a [', '<!ENTITY b "&a;&a;">'],
  ['comments that are never closed', '<jobs>', '<!--'],
  ['character data that is never closed', '<jobs><job><title>', '<![CDATA[]]'],
  ['comments before a page', '', '<!-- -->'],
  ['elements in elements of a page', '<html>', '<div>'],
  ['links in links of a page', '<html>', '<a>'],
  ['tables in tables of a page', '<html>', '<table><b>'],
] as const;

/** The CPU time of reading a feed of so many characters, in milliseconds: the shorter of two. */
async function cpuMs(start: string, repeated: string, length: number): Promise<number> {
  const bytes = Buffer.from(start + repeated.repeat(length / repeated.length));
  const parts = Array.from({ length: Math.ceil(bytes.length / 65_536) }, (_, part) =>
    bytes.subarray(part * 65_536, (part + 1) * 65_536),
  );
  const times: number[] = [];
  for (let run = 0; run < 2; run += 1) {
    const before = process.cpuUsage();
    for await (const record of readFeed(parts, context)) expect(record.line).toBeGreaterThan(0);
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1_000);
  }
  return Math.min(...times);
}

test.each(broken)(
  'the time to read a broken feed grows with its length: %s',
  async (_, ...feed) => {
    const [short, long] = [await cpuMs(...feed, 20_000), await cpuMs(...feed, 160_000)];
    // Eight times the length takes sixty-four times as long if the time is quadratic.
    expect(long).toBeLessThan(24 * Math.max(short, 5));
  },
);
