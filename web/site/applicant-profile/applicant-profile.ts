import { parseProfile, profileParameter } from '@parvis/contracts/site/applicant-profile.ts';
import { cookieValue } from '../../public/cookies/cookie-value.ts';
import { cookies } from '../consent/cookies.ts';
import { storeCookie } from '../consent/store-cookie.ts';

/**
 * Returns the visitor's applicant profile: from the query's `rhp` or the page's `data-profile`,
 * which is then stored; otherwise the stored one; otherwise 0. Specification, section 3.
 */
export function applicantProfile(): number {
  const requested =
    parseProfile(new URLSearchParams(location.search).get(profileParameter)) ??
    parseProfile(document.querySelector('main')?.dataset['profile']);
  if (requested === undefined)
    return parseProfile(cookieValue(document.cookie, cookies.profile.name)) ?? 0;
  storeApplicantProfile(requested);
  return requested;
}

/** Stores the profile that a visitor chose, with consent to personalisation. */
export function storeApplicantProfile(profile: number): void {
  storeCookie('profile', String(profile));
}
