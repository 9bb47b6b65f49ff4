import { randomUUID } from 'node:crypto';
import { contentIdSchema } from '@parvis/contracts/content/ids.ts';
import type { EventLog, NewEvent } from '@parvis/contracts/log/event-log.ts';

const writersAtOnce = 32;
const dayMs = 86_400_000;
const lastDay = Date.parse('2026-11-01T00:00:00Z');
/** Days over which the news were published. */
const publishedWithin = 3_650;

const syllables = 'ba cou dre fi gno lan mer nou pra ri sol tur ver zin'.split(' ');
/** The words of news titles: some of them in every tenth title, most of them rare. */
const words = Array.from({ length: 2_744 }, (_, number) =>
  [number % 14, Math.floor(number / 14) % 14, Math.floor(number / 196)]
    .map((place) => syllables[place] ?? '')
    .join(''),
);

/** How many values each group of filters has. */
const groups = { types: 8, regions: 6, domains: 14, countries: 70, entities: 40, keywords: 120 };
const categories = 9;
type SampleFacets = Readonly<Partial<Record<keyof typeof groups, readonly string[]>>>;

/** Returns numbers from 0 to below 1, the same in every run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/**
 * Fills a log with published news in French: each with a title, a summary, a day, and one or two
 * values of every group.
 * @param from number of the first item; an item's content depends only on its number
 */
export async function writeSampleNews(log: EventLog, from: number, to: number): Promise<void> {
  let next = from;
  const write = async (): Promise<void> => {
    while (next < to) {
      const number = next;
      next += 1;
      await appendNews(log, number);
    }
  };
  await Promise.all(Array.from({ length: writersAtOnce }, write));
}

async function appendNews(log: EventLog, number: number): Promise<void> {
  const contentId = contentIdSchema.parse(`news${String(number).padStart(8, '0')}`);
  const header = sampleNewsHeader(number);
  const created = { contentId, kind: 'news', locale: 'fr', translationGroup: contentId, header };
  const metadata = {
    commandId: randomUUID(),
    actor: 'bench0000001',
    occurredAt: new Date(lastDay).toISOString(),
    version: 1,
  };
  const events: NewEvent[] = [
    { id: randomUUID(), type: 'ContentCreated', data: created, metadata },
    {
      id: randomUUID(),
      type: 'ContentPublished',
      data: { contentId, header: 1, modules: [] },
      metadata,
    },
  ];
  const result = await log.append(`content-${contentId}`, 'no-stream', events);
  if (result.outcome !== 'appended') throw new Error(`an append ended as ${result.outcome}`);
}

/** Returns the header of a news item, which depends only on its number. */
export function sampleNewsHeader(number: number) {
  const random = seeded(number + 1);
  for (let warmUp = 0; warmUp < 5; warmUp += 1) random();
  const text = (count: number) => Array.from({ length: count }, () => wordAt(random())).join(' ');
  const facets: SampleFacets = Object.fromEntries(
    Object.entries(groups).map(([group, count]) => {
      const ids = [random(), random()].map((one) => `${group}-${Math.floor(one * one * count)}`);
      return [group, [...new Set(ids)].slice(0, random() < 0.5 ? 1 : 2)] as const;
    }),
  );
  const day = new Date(lastDay - Math.floor(random() * publishedWithin) * dayMs);
  return {
    kind: 'news',
    title: text(8),
    slug: `nouvelle-${number}`,
    summary: text(24),
    nature: random() < 0.6 ? 'article' : 'press-release',
    publishedOn: day.toISOString().slice(0, 10),
    category: `categories-${Math.floor(random() * categories)}`,
    ...facets,
  };
}

/** Only a few words are frequent. */
function wordAt(random: number): string {
  return words[Math.floor(random ** 3 * words.length)] ?? '';
}
