import { toParisTime } from '@parvis/contracts/site/paris-time.ts';
import type { LinkProps } from '@tanstack/react-router';
import { foldText } from '../../ui/fold-text.ts';

/** What a search of an auditor is interpreted with. */
interface Known {
  readonly people: readonly { readonly id: string; readonly name: string }[];
  /** The origin of this site: its addresses are pages of it. */
  readonly origin: string;
  readonly now: Date;
}

/**
 * Returns the screen that answers what an auditor typed: the page at an address, the changes of a
 * person or between days, or where words were public; undefined for nothing.
 */
export function destinationOf(typed: string, known: Known): LinkProps | undefined {
  const words = typed.trim();
  if (words === '') return undefined;
  const path = words.startsWith(`${known.origin}/`) ? words.slice(known.origin.length) : words;
  if (path.startsWith('/'))
    return { to: '/admin/audit', search: { path, at: currentSecond(known.now) } };
  const person = known.people.find(({ name }) => foldText(name) === foldText(words));
  if (person !== undefined) return { to: '/admin/audit/changes', search: { person: person.id } };
  const days = daysIn(words);
  if (days !== undefined) return { to: '/admin/audit/changes', search: days };
  return { to: '/admin/audit/exposure', search: { q: words } };
}

function currentSecond(now: Date): string {
  return new Date(Math.floor(now.getTime() / 1_000) * 1_000).toISOString();
}

const day = String.raw`(\d{4}-\d\d-\d\d|\d{1,2}/\d{1,2}/\d{4})`;
const oneOrTwoDays = new RegExp(String.raw`^${day}(?:\D{1,5}${day})?$`);

/** Returns the first and the last day, when nothing else was typed. */
function daysIn(words: string): { from: string; to: string } | undefined {
  const [, first = '', last = first] = oneOrTwoDays.exec(words) ?? [];
  const [from, to] = [isoDay(first), isoDay(last)].toSorted();
  return from && to ? { from, to } : undefined;
}

/** Returns a day as `2026-01-05`; empty when there is no such day. */
function isoDay(typed: string): string {
  const [number = '', month = '', year = ''] = typed.split('/');
  const iso = year ? `${year}-${month.padStart(2, '0')}-${number.padStart(2, '0')}` : typed;
  const instant = new Date(`${iso}T12:00:00Z`);
  const exists = !Number.isNaN(instant.getTime()) && toParisTime(instant).date === iso;
  return exists ? iso : '';
}
