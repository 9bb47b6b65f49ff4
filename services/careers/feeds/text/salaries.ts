import type { OfferSalary } from '@parvis/contracts/careers/offer.ts';
import { amountsIn } from './amounts.ts';
import { plainLine } from './clean-text.ts';
import { currencyIn } from './currencies.ts';
import { periodIn, plausibleAmounts, type SalaryPeriod } from './salary-periods.ts';

const longestWords = 200;
/** Currencies whose unit is worth about a euro, so that amounts can be judged. */
const judged: ReadonlySet<string> = new Set(['EUR', 'GBP', 'CHF', 'CAD', 'AUD', 'SGD', 'USD']);
/** A range that is wider is two amounts of other kinds. */
const widestRange = 10;

/** Texts that tell a candidate nothing: “nc”, “Autres”, “à négocier”, “horaire”, “-”. */
const empty =
  /^(?:salaires?|r[ée]mun[ée]rations?|salary|montant|brute?|nette?|gross|n\.?[cdars]\.?|n\/[acd]|none|null|nan|undefined|autres?|others?|aucune?|divers|variables?|fixes?|[àa] (?:n[ée]gocier|d[ée]finir|d[ée]battre|discuter|pr[ée]ciser|voir|convenir)|n[ée]gociable|negotiable|tbd|tba|tbc|to be (?:determined|defined|discussed|confirmed|agreed|negotiated)|non (?:communiqu|pr[ée]cis|renseign|d[ée]fini|sp[ée]cifi|indiqu|mentionn)[ée]*e?s?|not (?:specified|disclosed|provided|available|communicated)|confidentiel(?:le)?|confidential|undisclosed|competitive|attracti(?:f|ve)|motivante?|int[ée]ressante?|inconnue?|unknown|euros?|eur|€|horaire|mensuel(?:le)?|annuel(?:le)?|journalier|journali[èe]re|cachet|hourly|daily|monthly|yearly|annual|par (?:heure|jour|mois|an)|per (?:hour|day|month|year))$/i;

interface Bounds {
  readonly minimum?: number | undefined;
  readonly maximum?: number | undefined;
  readonly currency?: string | undefined;
  readonly per?: SalaryPeriod | undefined;
}

/**
 * Returns a salary with the bounds that are given: a range, “from” or “up to”. Undefined when the
 * currency or the period is missing, or the amounts are implausible for it.
 */
export function toSalary({ minimum, maximum, currency, per }: Bounds): OfferSalary | undefined {
  const bounds = { minimum: positive(minimum), maximum: positive(maximum) };
  const amounts = [bounds.minimum, bounds.maximum].filter((one) => one !== undefined);
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)];
  if (amounts.length === 0 || per === undefined || currency === undefined) return undefined;
  if (!isPlausible(least, most, currency, per)) return undefined;
  if (amounts.length === 2) return { minimum: least, maximum: most, currency, per };
  return bounds.minimum === undefined
    ? { maximum: most, currency, per }
    : { minimum: least, currency, per };
}

function positive(amount: number | undefined): number | undefined {
  return amount !== undefined && Number.isFinite(amount) && amount > 0 ? amount : undefined;
}

function isPlausible(least: number, most: number, currency: string, per: SalaryPeriod): boolean {
  if (most > 100_000_000 || most > least * widestRange) return false;
  const [lowest, highest] = plausibleAmounts[per];
  return !judged.has(currency) || (least >= lowest && most <= highest);
}

/**
 * Returns a salary in prose (“Mensuel de 1800.0 Euros à 2100.0 Euros sur 12 mois”, “45-50 K€”, “up
 * to £30,000 a year”): amounts if they are stated clearly and are plausible, else the words of the
 * source; undefined for words that say nothing.
 */
export function parseSalaryText(raw: unknown): OfferSalary | undefined {
  const words = plainLine(raw, longestWords);
  if (words === undefined || saysNothing(words)) return undefined;
  const { amounts, rest } = amountsIn(words);
  if (amounts.length > 0 && amounts.every((amount) => amount === 0)) return undefined;
  const stated = { currency: currencyIn(words), per: periodIn(rest) };
  return toSalary({ ...findBounds(amounts, words), ...stated }) ?? { words };
}

/** Returns whether a text would tell a candidate nothing about a salary. */
export function saysNothing(words: string): boolean {
  if (words.length > longestWords) return false;
  const bare = words
    .replace(/^(?:salaires?|r[ée]mun[ée]rations?|salary)\s*:\s*/i, '')
    .replace(/^[\s\p{P}]+|[\s\p{P}]+$/gu, '');
  return bare === '' || /^[0.,\s]+$/.test(bare) || empty.test(bare);
}

const from =
  /[àa] partir d|\bdès\b|\bmini(?:mum)?\b|\bau moins\b|\bfrom\b|\bstarting\b|\bat least\b|≥|>|\d[\d\s.,'’k]*(?:€|eur\w*|k)? ?\+(?= ?(?:$|per\b|par\b|an?\b|\/))/i;
const upTo = /\bjusqu|\bmaxi?(?:mum)?\b|\bup to\b|\bau plus\b|\bat most\b|≤|</i;

function findBounds(amounts: readonly number[], words: string): Bounds {
  const [one, other, ...more] = amounts;
  if (more.length > 0) return {};
  if (other !== undefined) return { minimum: one, maximum: other };
  if (upTo.test(words)) return { maximum: one };
  return from.test(words) ? { minimum: one } : { minimum: one, maximum: one };
}
