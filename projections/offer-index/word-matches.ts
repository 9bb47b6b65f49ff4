import { locales } from '@parvis/contracts/site/locale.ts';
import { add, type BitSet, emptySet, has, intersect, sizeOf } from '../sets/bit-set.ts';
import { anyFlag, flagBits } from '../sets/posting-lists.ts';
import { finishedWord, type QueryWord } from '../words/query-words.ts';
import { allowedTypos } from '../words/typos.ts';
import { exactMatch, inflectionMatch, prefixMatch } from './score-words.ts';
import { inAnyTitle, type TextIndex } from './text-index.ts';

/** A single letter is the prefix of some word in nearly every offer. */
const minPrefixLength = 2;
/** The fewest letters of each part of a compound: “backoffice”, “iso27001”. */
const minPartLength = 3;

/** A word of an offer that matches a word of the query. */
export interface WordMatch {
  readonly form: number;
  readonly by: number;
}

/** Two words of an offer that make up one of the query: “back office” for “backoffice”. */
export interface WordPair {
  readonly forms: readonly [first: number, second: number];
  /** Whether both must be in a title: where the compound itself exists, they may be unrelated. */
  readonly isTitleOnly: boolean;
}

export interface WordMatches {
  /** As typed; its prefix matches are looked up by this form. */
  readonly form: string;
  readonly matches: readonly WordMatch[];
  readonly pairs: readonly WordPair[];
  /** The number of open offers with these words; those with several count several times. */
  readonly offers: number;
  /** The spelling that replaced it, if no offer has it as typed. */
  readonly corrected?: string;
}

/**
 * Returns what a word of a query matches in the offers of a set; undefined when none has it,
 * neither as one word nor as two.
 */
export function findWord(index: TextIndex, word: QueryWord, live: BitSet): WordMatches | undefined {
  const matches = findMatches(index, word);
  const isKnown = isAnywhere(index, matches, live);
  const pairs = findPairs(index, word.form)
    .map((forms) => ({ forms, isTitleOnly: isKnown }))
    .filter((pair) => sizeOf(offersWithPair(index, pair, live)) > 0);
  if (!isKnown && pairs.length === 0) return undefined;
  const offers = offersHaving(index, isKnown ? matches : matchesOfPairs(pairs), live);
  return { form: word.form, matches, pairs, offers };
}

/** Returns what a misspelt word matches; nothing when no word is close. */
export function findCorrected(index: TextIndex, word: QueryWord, live: BitSet): WordMatches {
  const form = closestForm(index, word.form, live);
  if (form === undefined) return { form: word.form, matches: [], pairs: [], offers: 0 };
  const corrected = index.vocabulary.spellingOf(form);
  const matches = findMatches(index, finishedWord(corrected));
  const offers = offersHaving(index, matches, live);
  return { form: word.form, matches, pairs: [], offers, corrected };
}

/** Returns the words of offers that match a word of the query, each with its best match. */
export function findMatches(index: TextIndex, word: QueryWord): readonly WordMatch[] {
  const { vocabulary } = index;
  const found = new Map<number, number>();
  const keep = (forms: readonly number[], by: number) => {
    for (const form of forms) if (!found.has(form)) found.set(form, by);
  };
  for (const form of [word.form, ...word.sameForms]) {
    const known = vocabulary.known(form);
    keep(known === undefined ? [] : [known], exactMatch);
  }
  for (const locale of locales)
    for (const stem of word.stems[locale]) keep(vocabulary.withStem(stem, locale), inflectionMatch);
  if (word.isUnfinished && word.form.length >= minPrefixLength)
    keep(vocabulary.withPrefix(word.form), prefixMatch);
  return Array.from(found, ([form, by]) => ({ form, by }));
}

/** Returns the offers of a set that have both words of a pair. */
export function offersWithPair(
  index: TextIndex,
  { forms: [first, second], isTitleOnly }: WordPair,
  among: BitSet,
): BitSet {
  const flags = isTitleOnly ? inAnyTitle : anyFlag;
  const set = offersWithForm(index, first, among, flags);
  intersect(set, offersWithForm(index, second, among, flags));
  return set;
}

/** Returns the offers of a set in whose titles a word of a query occurs. */
export function offersTitledWith(index: TextIndex, word: QueryWord, among: BitSet): BitSet {
  const set = emptySet(among.length * 32);
  for (const { form } of findMatches(index, word)) addForm(index, form, among, inAnyTitle, set);
  return set;
}

function offersWithForm(index: TextIndex, form: number, among: BitSet, flags: number): BitSet {
  const set = emptySet(among.length * 32);
  addForm(index, form, among, flags, set);
  return set;
}

/** Adds the offers of a set that have a word with one of these flags. */
function addForm(
  { lists }: TextIndex,
  form: number,
  among: BitSet,
  flags: number,
  to: BitSet,
): void {
  const length = lists.load(form);
  for (let at = 0; at < length; at += 1) {
    const posting = lists.buffer[at] ?? 0;
    const offer = posting >>> flagBits;
    if ((posting & flags) !== 0 && has(among, offer)) add(to, offer);
  }
}

/** Returns the ways to read a word as two known ones. */
function findPairs({ vocabulary }: TextIndex, word: string): readonly WordPair['forms'][] {
  const pairs: WordPair['forms'][] = [];
  for (let end = minPartLength; end <= word.length - minPartLength; end += 1) {
    const first = vocabulary.known(word.slice(0, end));
    const second = first === undefined ? undefined : vocabulary.known(word.slice(end));
    if (first !== undefined && second !== undefined) pairs.push([first, second]);
  }
  return pairs;
}

function matchesOfPairs(pairs: readonly WordPair[]): readonly WordMatch[] {
  return pairs.map(({ forms: [first] }) => ({ form: first, by: exactMatch }));
}

function offersHaving(index: TextIndex, matches: readonly WordMatch[], live: BitSet): number {
  return matches.reduce((sum, { form }) => sum + index.offersHaving(form, live), 0);
}

function isAnywhere({ lists }: TextIndex, matches: readonly WordMatch[], live: BitSet): boolean {
  // A word in more offers than were removed is in an open one.
  const removed = live.length * 32 - sizeOf(live);
  if (matches.some(({ form }) => lists.lengthOf(form) > removed)) return true;
  for (const { form } of matches) {
    const length = lists.load(form);
    for (let at = 0; at < length; at += 1)
      if (has(live, (lists.buffer[at] ?? 0) >>> flagBits)) return true;
  }
  return false;
}

/**
 * Returns the probable spelling of a word: the fewest typos, then the most offers, then the first
 * in code-unit order. A number is never taken for another.
 */
function closestForm(index: TextIndex, form: string, live: BitSet): number | undefined {
  const most = /\p{N}/u.test(form) ? 0 : allowedTypos(form);
  if (most === 0) return undefined;
  const { vocabulary } = index;
  const close = vocabulary
    .closeTo(form, most)
    .map((one) => ({ ...one, offers: index.offersHaving(one.form, live) }))
    .filter(({ offers }) => offers > 0)
    .toSorted(
      (one, other) =>
        one.typos - other.typos ||
        other.offers - one.offers ||
        (vocabulary.foldedOf(one.form) < vocabulary.foldedOf(other.form) ? -1 : 1),
    );
  return close[0]?.form;
}
