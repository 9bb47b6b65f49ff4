import { afterAll, beforeAll, expect, test } from 'vitest';
import { RandomLife } from './testing/random-life.ts';
import { phrasePattern } from './testing/random-world.ts';
import { removeWords } from './testing/remove-words.ts';
import { startedParvis } from './testing/started-parvis.ts';
import { VisitedSite } from './testing/visited-site.ts';

/** More of both in `npm run test:long -- past`. */
const instants = Number(process.env['PARVIS_PAST_INSTANTS'] ?? 8);
const edits = Number(process.env['PARVIS_PAST_EDITS'] ?? 200);
const seed = Number(process.env['PARVIS_PAST_SEED'] ?? 20_261_129);
const someAddresses = 8;
const redactions = 5;
const hourMs = 3_600_000;

const everywhere = [
  '/',
  '/en/',
  '/never',
  '/toutes-actualites',
  '/en/all-news',
  '/pages',
  '/rss/news',
  '/sitemap.xml',
  '/robots.txt',
  '/mediaroom/mediatheque',
  '/search/do?search=phare',
  '/search/autocomplete?search=mar',
  '/emploi-carriere/toutes-offres-emploi',
  '/emploi-carriere/toutes-offres-emploi?q=comptable',
  '/careers/rss/offers',
];

let site: VisitedSite;
let life: RandomLife;
let cookies: readonly [string, string];
/** Words that visitors had read and that were removed since: half-way, and at the end. */
const removed: string[] = [];
/** The number of visits before the first were removed. */
let before: number;

beforeAll(async () => {
  const here = await startedParvis();
  cookies = [await here.signIn('administrator'), await here.signIn('administrator', 'second')];
  site = new VisitedSite(here, cookies[0]);
  life = new RandomLife(here, cookies[0], seed);
  const visited = new Set<number>();
  while (visited.size < instants) visited.add(1 + life.below(edits));
  for (let edit = 1; edit <= edits; edit += 1) {
    await life.edit();
    if (visited.has(edit)) await site.visit([...everywhere, ...life.some(someAddresses)]);
    if (edit === Math.floor(edits / 2)) {
      await removeSome();
      before = site.visits.length;
    }
  }
}, hourMs);
afterAll(() => site.here.stop());

async function removeSome(): Promise<void> {
  const shown = site.findAll(phrasePattern).filter((words) => !removed.includes(words));
  removed.push(...(await removeWords(site.here, cookies, shown, redactions)));
}

test(
  'a site that lived at random is made again at random instants as it was, byte for byte',
  async () => {
    console.log(`${site.visits.length} visits; edits:`, Object.fromEntries(life.done));
    expect(life.done.size).toBeGreaterThan(18);
    const statuses = new Set(site.visits.map(({ sent }) => sent.status));
    for (const status of [200, 404, 410]) expect(statuses).toContain(status);
    expect(removed.length).toBeGreaterThan(0);
    const since = site.findAll(phrasePattern, before);
    expect(since.length).toBeGreaterThan(0);
    expect(removed.filter((words) => since.includes(words))).toEqual([]);
    expect(await site.findDifferences(removed)).toEqual([]);
  },
  hourMs,
);

test(
  '… and so it is after the read models were rebuilt and after a restart',
  async () => {
    await site.rebuildAndRestart();
    expect(await site.findDifferences(removed)).toEqual([]);
  },
  hourMs,
);

test(
  '… and without the words that were removed since, wherever visitors had read them',
  async () => {
    const halfWay = removed.length;
    await removeSome();
    expect(removed.length).toBeGreaterThan(halfWay);
    expect(await site.findDifferences(removed)).toEqual([]);
  },
  hourMs,
);
