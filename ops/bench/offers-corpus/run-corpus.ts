import type { OfferId } from '@parvis/contracts/careers/ids.ts';
import type { Offer } from '@parvis/contracts/careers/offer.ts';
import { type CorpusSearch, expectedOf } from './corpus.ts';

/** The offers of a first page that people look at. */
const firstOffers = 10;

/** What a search found: its offers in order, and those shown although it found none. */
export interface Found {
  readonly ids: readonly OfferId[];
  readonly shown: readonly OfferId[];
}

export type FindOffers = (search: Pick<CorpusSearch, 'locale' | 'typed'>) => Promise<Found>;

/** The outcome of one search. */
export interface Answer extends Pick<CorpusSearch, 'locale' | 'typed' | 'right'> {
  readonly isRight: boolean;
  /** How many of the expected offers there are, and how many of them were found. */
  readonly expected: number;
  readonly found: number;
  /** The place of the first expected offer, from 1; undefined when none is expected or found. */
  readonly rank: number | undefined;
}

/** Tries every search of a corpus. */
export async function runCorpus(
  offers: ReadonlyMap<OfferId, Offer>,
  searches: readonly CorpusSearch[],
  find: FindOffers,
): Promise<readonly Answer[]> {
  const answers: Answer[] = [];
  for (const search of searches) {
    const expected = expectedOf(search, offers);
    const { ids, shown } = await find(search);
    const rank = [...ids, ...shown].findIndex((id) => expected.has(id)) + 1;
    answers.push({
      locale: search.locale,
      typed: search.typed,
      right: search.right,
      isRight: isRight(search.right, expected, { ids, shown }),
      expected: expected.size,
      found: ids.filter((id) => expected.has(id)).length,
      rank: rank === 0 ? undefined : rank,
    });
  }
  return answers;
}

function isRight(
  right: CorpusSearch['right'],
  expected: ReadonlySet<OfferId>,
  { ids, shown }: Found,
): boolean {
  const isExpected = (id: OfferId) => expected.has(id);
  switch (right) {
    case 'all':
      return expected.size > 0 && ids.filter(isExpected).length === expected.size;
    case 'top': {
      const first = ids.slice(0, firstOffers).filter(isExpected).length;
      return expected.size > 0 && first === Math.min(firstOffers, expected.size);
    }
    case 'only':
      return expected.size > 0 && ids.length === expected.size && ids.every(isExpected);
    case 'none':
      return ids.length === 0;
    case 'shown':
      return ids.length === 0 && shown.slice(0, firstOffers).some(isExpected);
  }
}

/** The figures of several answers. */
export interface CorpusFigures {
  readonly searches: number;
  readonly right: number;
  readonly expected: number;
  readonly found: number;
  readonly meanRank: number;
}

/** Adds up answers; a search that found none of several expected offers has no rank. */
export function figuresOf(answers: readonly Answer[]): CorpusFigures {
  const ranks = answers.flatMap(({ rank }) => rank ?? []);
  const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);
  return {
    searches: answers.length,
    right: answers.filter((answer) => answer.isRight).length,
    expected: sum(answers.map(({ expected }) => expected)),
    found: sum(answers.map(({ found }) => found)),
    meanRank: sum(ranks) / Math.max(1, ranks.length),
  };
}
