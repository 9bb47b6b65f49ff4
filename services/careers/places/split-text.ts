import type { Separation } from './place-item.ts';

/** A part of a text between separators. */
export interface TextPart {
  readonly text: string;
  readonly before: Separation;
}

/** The number and the street, up to a comma, a postal code or the end. */
const frenchStreet =
  /(?:\b\d{1,4}(?:\s?[-/]\s?\d{1,4})?\s?(?:bis|ter|quater|[a-d]\b)?,?\s+)?\b(?:rue|avenue|av\.?|ave|boulevard|bd|bld|blvd|boul\.?|place|pl\.|quai|chemin|ch\.|all[ée]es?|impasse|cours|route|rte|esplanade|parvis|faubourg|fbg|passage|promenade|mail|rond-point|sentier|voie|square|villa)\s+(?:de\s+|des\s+|du\s+|d['’]|la\s+|l['’])*[^,;|()/]*?(?=\s*(?:$|[,;|()/]|\s-\s|\b[A-Z]{1,2}-\d{4,5}\b|\b\d{4,5}\b))/giu;
const englishStreet =
  /\b\d{1,5}[A-Z]?\s+(?:[A-Z][\p{L}'’.]*\s+|of\s+|the\s+|\d+(?:st|nd|rd|th)\s+){1,4}(?:Street|St\.?|Avenue|Ave\.?|Road|Rd\.?|Square|Lane|Boulevard|Blvd\.?|Drive|Way|Plaza|Court|Place|Row|Wharf Road)(?=\s*(?:$|[,;|()]))/gu;
const germanStreet =
  /\b[\p{Lu}][\p{L}.-]*(?:stra(?:ß|ss)e|str\.|platz|allee|weg|gasse|laan|straat)\s+\d{1,4}\s?[a-z]?(?=\s*(?:$|[,;|()]))/gu;
const floor =
  /\b(?:b[âa]timent|b[âa]t\.?|immeuble|imm\.|tour|etage|[ée]tage|cs|bp|tsa)\s+\d{1,6}\b(?:\s*-)?/giu;

/** Takes the street of an address out of a text. */
export function takeStreet(text: string): { readonly text: string; readonly street?: string } {
  for (const street of [frenchStreet, englishStreet, germanStreet]) {
    const found = [...text.matchAll(street)].find(([words]) => /\d|\s/.test(words.trim()));
    if (found === undefined) continue;
    const [words] = found;
    const rest = `${text.slice(0, found.index)} , ${text.slice(found.index + words.length)}`;
    return { text: rest.replace(floor, ' '), street: words.replaceAll(/\s+/g, ' ').trim() };
  }
  return { text: text.replace(floor, ' ') };
}

const strong = String.raw`[|/;•·●▪+&\n→]|(?<=\s)(?:ou|or|et|and|und|oder|y|e)(?=\s)`;
const weak = String.raw`[,()[\]:>—]|(?<=\s|^)[-–](?=\s|$)|–|(?<=\p{L}{2})-(?=\s)|(?<=\s)-(?=\p{L})`;
const separators = new RegExp(`(?:${strong})|(?:${weak})`, 'giu');
const isStrong = new RegExp(`^(?:[|/;•·●▪+&\\n→]|\\p{L}+)$`, 'u');

/** A text in parts, of which several together can be one name: “Tarn et Garonne”. */
export interface SplitText {
  readonly parts: readonly TextPart[];
  /** Returns the text from one part to another, with what separates them. */
  between(first: number, last: number): string;
}

/** Returns the parts of a text, in their order. */
export function splitText(given: string): SplitText {
  const text = given
    .replaceAll(/\bs\s?\/\s?s\b\s?/giu, 'sous ')
    .replaceAll(/(?<=\s)s\s?\/\s?(?=\p{L})/giu, 'sur ');
  const parts: (TextPart & { readonly from: number; readonly to: number })[] = [];
  let [from, before]: [number, Separation] = [0, 'weak'];
  const add = (to: number) => {
    const part = text.slice(from, to).trim();
    if (part !== '') {
      parts.push({ text: part, before, from, to });
      before = 'weak';
    }
  };
  for (const { index, 0: separator } of text.matchAll(separators)) {
    add(index);
    from = index + separator.length;
    if (isStrong.test(separator)) before = 'strong';
  }
  add(text.length);
  const between = (first: number, last: number) =>
    text.slice(parts[first]?.from ?? 0, parts[last]?.to ?? 0);
  return { parts, between };
}
