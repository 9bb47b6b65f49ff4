import type { Figure } from '../rounds.ts';
import { compare } from './compared.ts';
import { requestAll } from './request-all.ts';
import { checkPage } from './same-words.ts';
import { pagesNamed, pathOf } from './sample-site.ts';
import type { Site } from './site.ts';
import type { Subjects } from './subjects.ts';

export const connections = [1, 8] as const;
const goals = { 1: 5, 8: 6 } as const;

/** Measures pages that nobody requested before, whose words are checked on one more page. */
export async function measurePages({ ours, peer, sizes }: Subjects): Promise<Figure[]> {
  const { pages: perRound, rounds } = sizes;
  const figures: Figure[] = [];
  for (const count of connections) {
    const pages = pagesNamed(`page-${count}`, perRound * rounds);
    const [checked] = pagesNamed(`checked-${count}`, 1);
    for (const site of [ours, peer]) await site.importPages(checked ? [...pages, checked] : pages);
    await ours.settle();
    if (checked) await checkPage([ours, peer], checked);
    const paths = pages.map(pathOf);
    const measured = await compare(ours, peer, {
      name: `${pages.length} different pages, ${inWords(count)}`,
      unit: 'pages',
      rounds,
      goal: goals[count],
      work: (site, round) =>
        visit(site, paths.slice(round * perRound, (round + 1) * perRound), count),
    });
    figures.push(...measured);
  }
  return figures;
}

/** Requests paths of a site over as many connections. */
export async function visit(site: Site, paths: readonly string[], count: number) {
  return { count: paths.length, tookMs: await requestAll(site.origin, paths, count) };
}

export function inWords(count: number): string {
  return count === 1 ? 'one connection' : `${count} connections`;
}
