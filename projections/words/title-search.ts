import { splitWords } from '../filtered-lists/list-words.ts';
import { allowedTypos, letterBits, mayBeTypo, typosBetween } from './typos.ts';

/** The number of words that are searched for; further ones are ignored. */
const maxWords = 8;

/** How well a title fits what was typed, the best first; with typos, their number is added to the last. */
export const titleRanks = { same: 0, begins: 1, words: 2, within: 3, typo: 4 } as const;

/** What was typed, as titles are searched for it. */
export interface TitleSearch {
  /** Folded, on one line. */
  readonly text: string;
  /** Folded, without single letters beside words. */
  readonly words: readonly string[];
}

/** Reads what was typed; it has no words when it is only punctuation. */
export function titleSearch(typed: string): TitleSearch {
  const own = [...new Set(splitWords(typed))];
  const longer = own.filter((word) => word.length > 1);
  const words = (longer.length > 0 ? longer : own).slice(0, maxWords);
  return { text: splitWords(typed).join(' '), words };
}

/**
 * Returns the rank of a title: the same; beginning with the text; with words that begin so; with the
 * words within others; with typos. Undefined when a word is missing.
 */
export function rankTitle(title: string, { text, words }: TitleSearch): number | undefined {
  const own = splitWords(title);
  const line = own.join(' ');
  if (line === text) return titleRanks.same;
  if (line.startsWith(text)) return titleRanks.begins;
  if (words.every((word) => own.some((one) => one.startsWith(word)))) return titleRanks.words;
  if (words.every((word) => line.includes(word))) return titleRanks.within;
  const typos = words.map((word, place) => fewestTypos(word, own, place === words.length - 1));
  return typos.reduce<number | undefined>(
    (sum, one) => (sum === undefined || one === undefined ? undefined : sum + one),
    titleRanks.typo - 1,
  );
}

/**
 * Returns the fewest typos that make a word one of others; undefined when there are too many.
 * @param isUnfinished whether it may be the beginning of one
 */
function fewestTypos(
  word: string,
  others: readonly string[],
  isUnfinished: boolean,
): number | undefined {
  if (others.some((other) => other.includes(word))) return 0;
  const close = closeForms(word, others, isUnfinished);
  return close.length === 0 ? undefined : Math.min(...close.map(({ typos }) => typos));
}

/** Returns those of some words, or beginnings of them, of which a word may be a typo. */
function closeForms(word: string, others: readonly string[], isUnfinished: boolean) {
  const most = typosIn(word);
  const letters = letterBits(word);
  return others
    .flatMap((other) => (isUnfinished ? beginningsOf(other, word.length) : [other]))
    .filter((form) => mayBeTypo(letters, letterBits(form), most))
    .map((form) => ({ form, typos: typosBetween(word, form, most) }))
    .filter(({ typos }) => typos <= most);
}

/** Returns how many typos a word may have: a number with one is another number. */
function typosIn(word: string): number {
  return /\d/.test(word) ? 0 : allowedTypos(word);
}

/** Returns a word, and its beginnings of about a length. */
function beginningsOf(word: string, length: number): readonly string[] {
  return [word, ...[length - 1, length, length + 1].map((end) => word.slice(0, end))];
}

/**
 * The least similarity of a word with one typo: a replaced letter changes three of the trigrams of a
 * word, which has one more than letters. Statements with `likeWordsSql` run under this setting.
 */
export const titleSimilarity = { 'pg_trgm.word_similarity_threshold': '0.4' } as const;

/** A condition as SQL, which an index of trigrams of the columns serves, and its values. */
export interface TitleCondition {
  readonly sql: string;
  readonly values: readonly unknown[];
}

/** The words that an index is searched for: the longest, as the others are less selective. */
const maxIndexed = 3;
/** A shorter word has no trigram within another. */
const shortest = 3;
/** What stands before a word in a folded title. */
const separators = [' ', '\u00a0', '\n', '-', "'", '’', '(', '“'];

/**
 * Returns the words of a search that are the most selective, in their order: short ones only if there
 * are no others.
 */
export function selectiveWords({ words }: TitleSearch): readonly string[] {
  const long = words.filter((word) => word.length >= shortest);
  return (long.length > 0 ? long : words)
    .toSorted((one, other) => other.length - one.length)
    .slice(0, maxIndexed);
}

/**
 * Returns the condition that one of these columns, folded, has the selective words of a search, or
 * for each one of those that may be meant. A short word begins one. PostgreSQL looks the patterns of
 * several lists up in every combination, so that only the shortest list is for the index.
 */
export function inTitleSql(
  columns: readonly string[],
  search: TitleSearch,
  meant: ReadonlyMap<string, readonly string[]> = new Map(),
): TitleCondition {
  const values = selectiveWords(search).map((word) =>
    [word, ...(meant.get(word) ?? [])].flatMap(patternsOf),
  );
  const fewest = values.toSorted((one, other) => one.length - other.length)[0];
  const each = values.map((patterns, place) => {
    const isIndexed = patterns === fewest || patterns.length === 1;
    return columns
      .map(
        (column) => `${isIndexed ? column : `(${column} || '')`} like any ($${place + 1}::text[])`,
      )
      .join(' or ');
  });
  return {
    sql: each.length === 0 ? 'false' : each.map((one) => `(${one})`).join(' and '),
    values,
  };
}

function patternsOf(word: string): readonly string[] {
  if (word.length >= shortest) return [`%${word}%`];
  return [`${word}%`, ...separators.map((separator) => `%${separator}${word}%`)];
}

/** In a longer word, two swapped letters leave enough trigrams. */
const longestSwapped = 8;

/**
 * Returns the conditions under which a column has a word that may be meant by a selective one. Each
 * is for a statement of its own: PostgreSQL takes comparing trigrams for cheap, and would read all
 * words for several of them.
 */
export function likeWordsSql(column: string, search: TitleSearch): readonly TitleCondition[] {
  const words = selectiveWords(search).filter((word) => typosIn(word) > 0);
  return words.flatMap((word) => [
    { sql: `${column} %> $1`, values: [word] },
    ...(word.length > longestSwapped
      ? []
      : [{ sql: `${column} like any ($1::text[])`, values: [swapsOf(word).flatMap(patternsOf)] }]),
  ]);
}

/** The number of words that one may mean; further ones differ by more. */
const maxMeant = 12;

/** Returns, for each selective word of a search, those of some words, or beginnings, it may mean. */
export function meantWords(
  search: TitleSearch,
  among: readonly string[],
): ReadonlyMap<string, readonly string[]> {
  const last = search.words.at(-1);
  return new Map(
    selectiveWords(search).map((word) => {
      const close = closeForms(word, among, word === last).toSorted(
        (one, other) => one.typos - other.typos,
      );
      const others = shortestOf([word, ...close.map(({ form }) => form)]);
      return [word, others.filter((form) => form !== word).slice(0, maxMeant)];
    }),
  );
}

/** Leaves out the forms that contain another one: a title with them has that, too. */
function shortestOf(forms: readonly string[]): readonly string[] {
  const once = [...new Set(forms)];
  return once.filter((form) => !once.some((other) => other !== form && form.includes(other)));
}

/** Returns whether any word of a search may have been meant otherwise. */
export function mayHaveTypos({ words }: TitleSearch): boolean {
  return words.some((word) => typosIn(word) > 0);
}

/** Returns a word with two neighbours swapped: short ones then share few trigrams with it. */
function swapsOf(word: string): readonly string[] {
  return Array.from(
    { length: Math.max(0, word.length - 1) },
    (_, at) => word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2),
  );
}
