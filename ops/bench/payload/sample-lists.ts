import { newsNumber, type SampleFacet, sampleFacets, valuesOf } from './sample-site.ts';

/** A list of news: its filters, and its words. */
export interface SampleList {
  readonly facets: Readonly<Partial<Record<SampleFacet, readonly string[]>>>;
  readonly words: readonly string[];
}

/** Coprime with the number of choices. */
const step = 101;

/** Every choice of one or two values of both facets, in an order that mixes them. */
const choices: readonly SampleList['facets'][] = mixed(
  choicesOf('types').flatMap((types) =>
    choicesOf('regions').map((regions) => ({ types, regions })),
  ),
);

function choicesOf(facet: SampleFacet): readonly (readonly string[])[] {
  const ids = valuesOf(facet).map(({ id }) => id);
  return ids.flatMap((id, place) => [[id], ...ids.slice(place + 1).map((other) => [id, other])]);
}

function mixed<T>(all: readonly T[]): readonly T[] {
  return all.flatMap((_, place) => all[(place * step) % all.length] ?? []);
}

/** Returns a list that is another one for each number. @throws RangeError when there are no more */
export function listNumber(number: number): SampleList {
  const facets = choices[number];
  if (facets === undefined) throw new RangeError(`there are ${choices.length} lists only`);
  return { facets, words: [] };
}

/** Returns a list with two words of a news item and one of its types. */
export function listWithWords(number: number): SampleList {
  const { title, types } = newsNumber(number);
  const words = title.split(' ');
  return { facets: { types: types.slice(0, 1) }, words: [words[1] ?? '', words[4] ?? ''] };
}

export const facetsOf = (list: SampleList) =>
  sampleFacets.map((facet) => [facet, list.facets[facet] ?? []] as const);
