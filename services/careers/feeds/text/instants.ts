import { parseParisTime } from '@parvis/contracts/site/paris-time.ts';

const withZone = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)$/i;
const french = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})(?:[ T](?:à )?(\d{1,2})[:h](\d\d))?$/;
const dayOnly = /^\d{4}-\d\d-\d\d$/;
const named = /^(?:[a-z]{3},? )?\d{1,2} [a-z]{3,9}\.? \d{4}/i;
/**
 * The plausible range of dates: no offer was published before this year, and no date is more than
 * this number of years ahead.
 */
const earliestYear = 2000;
const yearsAhead = 5;

/**
 * Parses an instant as feeds write it, and returns it in ISO 8601, UTC. Without a time zone it is
 * in Paris time; a day means its start or its end. Seconds and milliseconds since 1970 are
 * accepted. Undefined for an invalid or implausible date.
 */
export function parseInstant(
  raw: unknown,
  now: string,
  of: 'start' | 'end' = 'start',
): string | undefined {
  const at = parsed(raw, of);
  if (at === undefined || Number.isNaN(at.getTime())) return undefined;
  const latest = new Date(now).getUTCFullYear() + yearsAhead;
  const year = at.getUTCFullYear();
  return year < earliestYear || year > latest ? undefined : at.toISOString();
}

function parsed(raw: unknown, of: 'start' | 'end'): Date | undefined {
  if (typeof raw === 'number') return new Date(raw > 10_000_000_000 ? raw : raw * 1000);
  if (typeof raw !== 'string') return undefined;
  const text = raw.trim();
  if (/^\d{10}(?:\d{3})?$/.test(text)) return parsed(Number(text), of);
  if (withZone.test(text)) return new Date(text.replace(/(\.\d{3})\d+/, '$1'));
  const local = isoOfFrench(text);
  if (dayOnly.test(local)) return parseParisTime(of === 'end' ? `${local}T23:59:59` : local);
  const inParis = parseParisTime(local.replace(/(\.\d{3})\d+$/, '$1'));
  if (inParis !== undefined) return inParis;
  return named.test(text) ? namedDay(text, of) : undefined;
}

function isoOfFrench(text: string): string {
  const found = french.exec(text);
  if (!found) return text;
  const [, day = '', month = '', year, hour, minute] = found;
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return hour === undefined ? iso : `${iso}T${hour.padStart(2, '0')}:${minute}`;
}

/** “Fri, 10 Dec 2026 15:30:00 GMT”; without a time, the day in Paris. */
function namedDay(text: string, of: 'start' | 'end'): Date | undefined {
  if (/\d:\d\d/.test(text)) {
    const zoned = /(?:GMT|UTC|Z|[+-]\d{4}|E[SD]T|P[SD]T)\s*$/i.test(text) ? text : `${text} UTC`;
    return new Date(zoned);
  }
  const day = new Date(`${text} UTC`);
  return Number.isNaN(day.getTime()) ? undefined : parsed(day.toISOString().slice(0, 10), of);
}
