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
  const most = typosIn(word);
  const letters = letterBits(word);
  let fewest = most + 1;
  for (const other of others) {
    for (const form of isUnfinished ? beginningsOf(other, word.length) : [other]) {
      if (mayBeTypo(letters, letterBits(form), most))
        fewest = Math.min(fewest, typosBetween(word, form, most));
    }
  }
  return fewest > most ? undefined : fewest;
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
 * word, which has one more than letters. Statements with `likeTitlesSql` run under this setting.
 */
export const titleSimilarity = { 'pg_trgm.word_similarity_threshold': '0.4' } as const;

/** A condition as SQL, which an index of trigrams of the columns serves, and its values. */
export interface TitleCondition {
  readonly sql: string;
  readonly values: readonly unknown[];
}

/** The words that an index is searched for: the longest, as the others are less selective. */
const maxIndexed = 3;

/** Returns the words of a search that are the most selective. */
export function selectiveWords({ words }: TitleSearch): readonly string[] {
  return words.toSorted((one, other) => other.length - one.length).slice(0, maxIndexed);
}

/** Returns the condition that one of these columns, folded, has the selective words of a search. */
export function inTitleSql(
  columns: readonly string[],
  search: TitleSearch,
  first = 1,
): TitleCondition {
  const words = selectiveWords(search);
  const each = words.map((_, place) =>
    columns.map((column) => `${column} like $${first + place}`).join(' or '),
  );
  return { sql: all(each), values: words.map((word) => `%${word}%`) };
}

/** Returns the condition that one of these columns has the selective words, or ones that may be meant. */
export function likeTitleSql(
  columns: readonly string[],
  search: TitleSearch,
  first = 1,
): TitleCondition {
  const values: unknown[] = [];
  const bind = (value: unknown) => `$${first + values.push(value) - 1}`;
  const each = selectiveWords(search).map((word) => {
    const forms = [word, ...(typosIn(word) > 0 ? swapsOf(word) : [])].map((form) => `%${form}%`);
    const [bound, patterns] = [typosIn(word) > 0 ? bind(word) : undefined, bind(forms)];
    return columns
      .flatMap((column) => [
        ...(bound === undefined ? [] : [`${column} %> ${bound}`]),
        `${column} like any (${patterns}::text[])`,
      ])
      .join(' or ');
  });
  return { sql: all(each), values };
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

function all(conditions: readonly string[]): string {
  return conditions.length === 0
    ? 'false'
    : conditions.map((condition) => `(${condition})`).join(' and ');
}
