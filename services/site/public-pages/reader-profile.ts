import {
  parseProfile,
  profileCookie,
  profileParameter,
  type ReadersWithProfile,
} from '@parvis/contracts/site/applicant-profile.ts';
import { cookieIn } from '../../http/cookies.ts';

/**
 * Returns the applicant profile for which a reader is shown a page that differs by it: as their
 * address asks, otherwise as their cookie says; undefined when the page is the same for them.
 * @param query of the address, without `?`
 */
export function readerProfile(
  readers: ReadersWithProfile | undefined,
  query: string,
  cookie: string | undefined,
): number | undefined {
  if (readers === undefined) return undefined;
  const chosen = query && parseProfile(new URLSearchParams(query).get(profileParameter));
  if (typeof chosen === 'number') return chosen;
  return readers === 'all' ? parseProfile(cookieIn(cookie, profileCookie)) : undefined;
}
