import { consentCookie, consentMonths } from './consent-cookie.ts';
import { type Category, listPurposes, type Purpose, purposes } from './purposes.ts';

/** A visitor's consent, and its day. */
export interface Choice {
  /** YYYY-MM-DD. */
  readonly givenOn: string;
  readonly granted: readonly Purpose[];
}

/** Incremented when the purposes change: a choice about earlier purposes is invalid. */
const version = '1';
const day = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Returns the day this many calendar months later; the last of its month when there is no such day.
 */
function monthsAfter(givenOn: string, months: number): string {
  const [year = 0, month = 0, date = 0] = givenOn.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return toDay(new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))));
}

/** Returns the day of an instant, as YYYY-MM-DD in UTC. */
export function toDay(instant: Date): string {
  return instant.toISOString().slice(0, 10);
}

/** Returns the day from which a choice is no longer valid. */
export function findEnd(choice: Choice): string {
  return monthsAfter(choice.givenOn, consentMonths);
}

/** Returns a choice in the format of its cookie: `1.2026-03-12.cat2.s1`. */
export function choiceText({ givenOn, granted }: Choice): string {
  return [version, givenOn, ...granted].join('.');
}

function isPurpose(word: string): word is Purpose {
  return purposes.some((purpose) => purpose === word);
}

/**
 * Returns the valid choice on a day, from a page's cookies; undefined when there is none, or it has
 * expired, is in the future, or is malformed.
 */
export function choiceIn(cookies: string, today: string): Choice | undefined {
  const start = `${consentCookie}=`;
  const cookie = cookies.split('; ').find((text) => text.startsWith(start));
  const [made, givenOn = '', ...granted] = cookie?.slice(start.length).split('.') ?? [];
  if (made !== version || !day.test(givenOn) || !granted.every(isPurpose)) return undefined;
  const choice = { givenOn, granted };
  return givenOn <= today && today < findEnd(choice) ? choice : undefined;
}

/**
 * Returns whether a choice permits the actions of a category; without a choice, only the necessary
 * ones.
 */
export function grants(choice: Choice | undefined, category: Category): boolean {
  return listPurposes(category).every((purpose) => choice?.granted.includes(purpose));
}

/** Returns whether a new choice revokes something that an earlier one had granted. */
export function withdraws(earlier: Choice | undefined, later: Choice): boolean {
  return earlier?.granted.some((purpose) => !later.granted.includes(purpose)) ?? false;
}
