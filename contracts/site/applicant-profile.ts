/** The parameter with which an address asks for an applicant profile. Specification, section 3. */
export const profileParameter = 'rhp';

/** The cookie of the visitor's applicant profile. Specification, section 3. */
export const profileCookie = 'applicant-experience';

/**
 * Returns a profile as an address, a page or a cookie gives it; undefined for anything else.
 * Without zod, because browsers load this file.
 */
export function parseProfile(text: string | null | undefined): number | undefined {
  return text && /^\d{1,2}$/.test(text) ? Number(text) : undefined;
}

/**
 * The readers for whom a page differs by their applicant profile: all, or, on a page that sets a
 * profile itself, only those whose address asks for another.
 */
export type ReadersWithProfile = 'all' | 'asking';
