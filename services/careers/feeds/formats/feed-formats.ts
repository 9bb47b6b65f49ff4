import { isFranceTravail } from './france-travail.ts';
import { isJobPosting, postingIn } from './job-posting.ts';
import { readNamedFields } from './named-fields.ts';
import { isOwnRecord } from './own.ts';
import { isOfSystem } from './systems/systems.ts';

/**
 * The formats that feeds are read in: the last three, of XML, of RSS and Atom, and of JSON, by the
 * names of their fields.
 */
export const feedFormats = [
  'parvis',
  'france-travail',
  'job-posting',
  'system',
  'indeed',
  'rss',
  'names',
] as const;
export type FeedFormat = (typeof feedFormats)[number];

/** Returns the format of a record, if it is an offer in one. */
export function recognizeFormat(value: object): FeedFormat | undefined {
  if (isJobPosting(value)) return 'job-posting';
  if (isOfSystem(value)) return 'system';
  if (isFranceTravail(value)) return 'france-travail';
  if (isOfSchemaOrg(value)) return undefined;
  if ('applyUrl' in value) return 'parvis';
  if (readNamedFields(value).isOffer) return 'names';
  return isOwnRecord(value) ? 'parvis' : undefined;
}

/** Returns whether a record is of schema.org, such as an organisation listed with its postings. */
export function isOfSchemaOrg(value: object): boolean {
  return '@type' in value;
}

/**
 * What an object of a feed is: surely an offer, probably one, something around offers, or nothing
 * that is known.
 */
export type ObjectKind = 'offer' | 'likely' | 'wrapper' | 'unknown';

/** How deep offers are looked for in an object. */
const maxDepth = 10;

/** Returns what an object is: around offers if those within it say as much as it does. */
export function recognizeKind(value: object): ObjectKind {
  const format = recognizeFormat(postingIn(value));
  if (format === 'job-posting' || format === 'system') return 'offer';
  const own =
    format === undefined ? 0 : format === 'names' ? readNamedFields(value).size : Infinity;
  const within = mostWithin(value, 0);
  if (within > 0 && within >= own) return 'wrapper';
  if (format === undefined) return 'unknown';
  return format === 'names' ? 'likely' : 'offer';
}

/** The number of fields of the offer in lists within an object that has the most. */
function mostWithin(value: object, depth: number): number {
  if (depth > maxDepth) return 0;
  let most = 0;
  for (const one of Object.values(value)) {
    if (typeof one !== 'object' || one === null) continue;
    const format = Array.isArray(one) ? undefined : recognizeFormat(postingIn(one));
    const isListed = Array.isArray(value);
    const own =
      format === undefined ? 0 : format === 'names' ? readNamedFields(one).size : Infinity;
    most = Math.max(most, isListed || own === Infinity ? own : 0, mostWithin(one, depth + 1));
  }
  return most;
}
