import { rankTitle, titleSearch } from './title-search.ts';

/**
 * Returns the items whose titles have what was typed, in memory and across typos, the best first.
 * @param titleOf a text that begins with the title
 */
export function findByTitle<Item>(
  items: readonly Item[],
  typed: string,
  titleOf: (item: Item) => string,
): readonly Item[] {
  const search = titleSearch(typed);
  if (search.words.length === 0) return [];
  return items
    .flatMap((item) => {
      const rank = rankTitle(titleOf(item), search);
      return rank === undefined ? [] : [{ item, rank }];
    })
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ item }) => item);
}
