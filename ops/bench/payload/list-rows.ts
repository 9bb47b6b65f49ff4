import { requestAsSent } from '../request-as-sent.ts';
import type { Figure } from '../rounds.ts';
import { compare } from './compared.ts';
import { connections, inWords, visit } from './page-rows.ts';
import { checkList } from './same-words.ts';
import { listNumber, listWithWords, type SampleList } from './sample-lists.ts';
import type { Site } from './site.ts';
import type { Subjects } from './subjects.ts';

const goal = 8;
const checkedLists = 3;

/** Measures lists that nobody requested before. */
export async function measureLists(subjects: Subjects): Promise<Figure[]> {
  const { news, lists, rounds } = subjects.sizes;
  const figures: Figure[] = [];
  for (const [place, count] of connections.entries()) {
    const measured = await compareLists(subjects, {
      name: `New lists of ${news} news with two facets and their counts, ${inWords(count)}`,
      connections: count,
      from: place * lists * rounds,
      listAt: listNumber,
    });
    figures.push(...measured);
  }
  return figures;
}

/** Measures such lists with two words. */
export function measureWords(subjects: Subjects): Promise<Figure[]> {
  return compareLists(subjects, {
    name: `New lists of ${subjects.sizes.news} news with a facet and two words, one connection`,
    connections: 1,
    from: 0,
    listAt: listWithWords,
  });
}

interface ComparedLists {
  readonly name: string;
  readonly connections: number;
  /** The number of the first list. */
  readonly from: number;
  readonly listAt: (number: number) => SampleList;
}

/** Compares lists, and afterwards what some of them show. */
async function compareLists(
  { ours, peer, sizes }: Subjects,
  { name, connections: count, from, listAt }: ComparedLists,
): Promise<Figure[]> {
  const { lists: perRound, rounds } = sizes;
  const all = Array.from({ length: perRound * rounds }, (_, index) => listAt(from + index));
  const figures = await compare(ours, peer, {
    name,
    goal,
    unit: 'lists',
    rounds,
    work(site, round) {
      const lists = all.slice(round * perRound, (round + 1) * perRound);
      return visit(
        site,
        lists.map((list) => site.listPath(list)),
        count,
      );
    },
  });
  for (const list of all.slice(0, checkedLists)) await checkList([ours, peer], list);
  return figures;
}

/** Measures the size of the list of all news. */
export async function measureSize({ ours, peer }: Subjects): Promise<Figure[]> {
  const everything: SampleList = { facets: {}, words: [] };
  const { titles } = await checkList([ours, peer], everything);
  const sizeOn = async (site: Site) => {
    const kilobytes = async (encoding: 'identity' | 'gzip') => {
      const { body } = await requestAsSent(site.origin + site.listPath(everything), encoding);
      return (body.length / 1_000).toFixed(1);
    };
    return `${await kilobytes('identity')} kB, ${await kilobytes('gzip')} compressed`;
  };
  return [
    {
      name: `A list of ${titles.length} news without pictures (goal: at most 60 kB, 12 compressed)`,
      ours: await sizeOn(ours),
      reference: `${await sizeOn(peer)} by ${peer.name}`,
    },
  ];
}
