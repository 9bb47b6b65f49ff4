import { eachAtOnce } from '@parvis/services/content-import/each-at-once.ts';
import { timed } from '../measured-work.ts';
import type { Figure } from '../rounds.ts';
import { compare } from './compared.ts';
import { connections } from './page-rows.ts';
import { newsNumber, pagesNamed } from './sample-site.ts';
import type { Site } from './site.ts';
import type { Subjects } from './subjects.ts';

/** Measures importing pages, into Payload by both of its APIs. */
export async function measureImport({ ours, peer, sizes }: Subjects): Promise<Figure[]> {
  const { imported, rounds } = sizes;
  const what = { unit: 'pages', rounds } as const;
  const name = `${imported} pages of seven texts imported and published`;
  const byRest = await compare(ours, peer, {
    ...what,
    name: `${name}, Payload by its REST API`,
    work: (site, round) =>
      timed(imported, () => site.importPages(pagesNamed(`import-${round}`, imported))),
  });
  const [locally] = await compare(ours, peer, {
    ...what,
    name: `${name}, Payload by its Local API`,
    async work(site, round) {
      const pages = pagesNamed(`local-${round}`, imported);
      if (site !== peer) return timed(imported, () => site.importPages(pages));
      return { count: imported, tookMs: await peer.importLocally(pages) };
    },
  });
  // Its CPU time is that of a process that has ended.
  return locally === undefined ? byRest : [...byRest, locally];
}

/** Measures publishing news that are drafts, in batches of a hundred. */
export async function measurePublish({ ours, peer, sizes }: Subjects): Promise<Figure[]> {
  const { rounds } = sizes;
  const perRound = Math.ceil(sizes.news / rounds);
  const all = Array.from({ length: sizes.news }, (_, number) => newsNumber(number));
  const drafts = new Map<Site, readonly string[]>();
  for (const site of [ours, peer]) drafts.set(site, await site.importNews(all));
  return compare(ours, peer, {
    name: `${sizes.news} news published`,
    unit: 'news',
    rounds,
    work(site, round) {
      const ids = drafts.get(site)?.slice(round * perRound, (round + 1) * perRound) ?? [];
      return timed(ids.length, () => site.publishNews(ids));
    },
  });
}

/** Measures saves of different published pages, which visitors see. */
export async function measureSave({ ours, peer, sizes }: Subjects): Promise<Figure[]> {
  const { saves, rounds } = sizes;
  const figures: Figure[] = [];
  for (const callers of connections) {
    const pages = pagesNamed(`save-${callers}`, saves * rounds);
    const saversOf = new Map<Site, Savers>();
    for (const site of [ours, peer]) saversOf.set(site, await prepareSavers(site, pages));
    const measured = await compare(ours, peer, {
      name: `Different pages saved and published, ${callers === 1 ? 'one caller' : `${callers} callers`}`,
      unit: 'saves',
      rounds,
      goal: 5,
      work(site, round) {
        const some = saversOf.get(site)?.slice(round * saves, (round + 1) * saves) ?? [];
        return timed(some.length, () => eachAtOnce(some, (save) => save(), callers));
      },
    });
    figures.push(...measured);
  }
  return figures;
}

type Savers = readonly (() => Promise<void>)[];

async function prepareSavers(
  site: Site,
  pages: Parameters<Site['importPages']>[0],
): Promise<Savers> {
  const savers: (() => Promise<void>)[] = [];
  const ids = await site.importPages(pages);
  await site.settle();
  for (const id of ids) {
    const saveTitle = await site.saverOf(id);
    savers.push(() => saveTitle('Un autre titre'));
  }
  return savers;
}
