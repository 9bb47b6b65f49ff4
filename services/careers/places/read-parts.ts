import { foldPlace } from '@parvis/contracts/careers/places/fold-place.ts';
import { type Gazetteer, type Meanings, noMeanings } from './gazetteer.ts';
import type { PlaceField, PlaceItem } from './place-item.ts';
import { bareName, fillers, placeholders, wideNames } from './place-vocabulary.ts';
import { type ReadWords, readCode } from './read-codes.ts';
import { splitText } from './split-text.ts';

/** A name among words that are not understood is believed from this number of inhabitants. */
const wellKnown = { inFrance: 15_000, abroad: 100_000 } as const;
/** The most words and parts of a name. */
const longest = { words: 6, parts: 4 } as const;

/** Words with which a name is of an area, not of its town: “canton de Genève”. */
const areaWords =
  /^(?:canton|province|departement|dept|etat|state|comte|land)-|-(?:province|county|state)$/;

const isNamed = ({ towns, areas }: Meanings) => towns.length > 0 || areas.length > 0;

/** Reads the words of a text into what they can mean, in their order. */
export class PartReader {
  readonly #gazetteer: Gazetteer;

  constructor(gazetteer: Gazetteer) {
    this.#gazetteer = gazetteer;
  }

  read(text: string, field: PlaceField): readonly PlaceItem[] {
    const { parts, between } = splitText(text.replaceAll(/\bcedex\b(?:\s+\d{1,2}\b)?/giu, ' '));
    const items: PlaceItem[] = [];
    for (let first = 0; first < parts.length; ) {
      const last = this.#lastOfName(parts.length, first, between);
      const before = parts[first]?.before ?? 'weak';
      const words = last === first ? (parts[first]?.text ?? '') : between(first, last).trim();
      for (const [at, item] of this.#itemsIn(words).entries())
        items.push({ ...item, field, ...(at === 0 && { before }) });
      first = last + 1;
    }
    return items;
  }

  /** The last of the parts that are one name: “Tarn et Garonne”, “Châlons/Marne”. */
  #lastOfName(count: number, first: number, between: (from: number, to: number) => string): number {
    for (let last = Math.min(first + longest.parts, count - 1); last > first; last -= 1)
      if (isNamed(this.#meaningsOf(between(first, last)))) return last;
    return first;
  }

  #itemsIn(words: string): readonly ReadWords[] {
    const item = this.#whole(words);
    if (item !== undefined) return [item];
    const tokens = words.split(/\s+/);
    return this.#inTokens(tokens) ?? this.#inHyphens(words) ?? this.#withUnknown(words, tokens);
  }

  /** What all the words mean together. */
  #whole(words: string): ReadWords | undefined {
    const folded = foldPlace(words);
    const before = 'weak';
    if (folded === '' || placeholders.has(folded)) return { words: '', before, ...noMeanings };
    if (wideNames.has(folded)) return { words, before, ...noMeanings, isWide: true };
    const code = readCode(words, folded, this.#gazetteer);
    if (code !== undefined) return code;
    const meanings = this.#meaningsOf(words);
    if (isNamed(meanings)) return { words, before, ...meanings };
    const inverted = words.replace(/^(.+?)[\s,]*\(?\b(l[ae]s?|l['’])\)?$/iu, '$2 $1');
    const found = [inverted, bareName(folded)]
      .filter((name) => name !== words && name !== folded)
      .map((name) => this.#meaningsOf(name))
      .find(isNamed);
    const isOfArea = areaWords.test(folded) && found !== undefined && found.areas.length > 0;
    return found && { words, before, ...found, ...(isOfArea && { towns: [] }) };
  }

  /** Codes are names only as they are written: “CA”, and not the Spanish word. */
  #meaningsOf(name: string): Meanings {
    const letters = name.replaceAll(/[.\s]/g, '');
    if (letters.length <= 2 && !/^[\p{Lu}\d]+$/u.test(letters)) return noMeanings;
    return this.#gazetteer.meaningsOf(/^(?:\p{Lu}\.){2,}$/u.test(name) ? letters : name);
  }

  /** The longest names that the tokens consist of; undefined when some are in none. */
  #inTokens(tokens: readonly string[]): readonly ReadWords[] | undefined {
    const items: ReadWords[] = [];
    for (let first = 0; first < tokens.length; ) {
      const found = this.#longestAt(tokens, first);
      const isFiller = fillers.has(foldPlace(tokens[first] ?? ''));
      if (found !== undefined && !(isFiller && found.next === first + 1)) {
        items.push(found.item);
        first = found.next;
      } else if (isFiller) first += 1;
      else return undefined;
    }
    return items.length === 0 ? undefined : items;
  }

  #longestAt(tokens: readonly string[], first: number) {
    const most = Math.min(first + longest.words, tokens.length);
    for (let next = most; next > first; next -= 1) {
      const item = this.#whole(tokens.slice(first, next).join(' '));
      if (item !== undefined) return { item, next };
    }
    return undefined;
  }

  /** “Lille-Roubaix”, “Paris-La Défense”: names joined by hyphens, all of them well known. */
  #inHyphens(words: string): readonly ReadWords[] | undefined {
    const pieces = words.split(/\s+|-/).filter((piece) => piece !== '');
    if (!words.includes('-') || pieces.length > 2 * longest.words) return undefined;
    const items: ReadWords[] = [];
    for (let first = 0; first < pieces.length; ) {
      const found = this.#longestAt(pieces, first);
      if (found === undefined || !(isWellKnown(found.item) || isAreaCode(found.item)))
        return undefined;
      items.push(found.item);
      first = found.next;
    }
    return items;
  }

  /** Well-known names among other words, which are kept as not understood. */
  #withUnknown(words: string, tokens: readonly string[]): readonly ReadWords[] {
    const items: ReadWords[] = [];
    const unknown: string[] = [];
    for (let first = 0; first < tokens.length; ) {
      const found = this.#longestAt(tokens, first);
      const isBelieved = found !== undefined && isWellKnown(found.item);
      if (isBelieved) items.push({ ...found.item, isGuess: true });
      else unknown.push(tokens[first] ?? '');
      first = isBelieved ? found.next : first + 1;
    }
    const isNoise = unknown.every((token) => fillers.has(foldPlace(token)));
    const rest = items.length === 0 ? words : unknown.join(' ');
    return isNoise ? items : [...items, { words: rest, before: 'weak', ...noMeanings }];
  }
}

/** Whether a name is believed among words that are not understood, or between hyphens. */
function isWellKnown({ words, towns, areas, postal }: ReadWords): boolean {
  if (postal !== undefined) return postal.code.length === 5;
  if (words.length < 4) return false;
  if (areas.length > 0) return true;
  return towns.some(({ by, town }) => {
    const least = town.country === 'FR' ? wellKnown.inFrance : wellKnown.abroad;
    return by !== 'other' && town.people >= least;
  });
}

/** “US-NY-New York”, “FR-75-Paris”. */
function isAreaCode({ words, areas }: ReadWords): boolean {
  return /^(?:\p{Lu}{2,3}|\d{2,3})$/u.test(words) && areas.length > 0;
}
