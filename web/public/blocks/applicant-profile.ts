import { profileCookieSeconds } from '@parvis/contracts/limits/cookies.ts';

const cookieName = 'applicant-experience';
const wholeNumber = /^\d{1,9}$/;

/** A profile as an address, a page or a cookie gives it; undefined for anything else. */
function profileOf(text: string | null | undefined): number | undefined {
  return text !== null && text !== undefined && wholeNumber.test(text) ? Number(text) : undefined;
}

function kept(): number | undefined {
  const cookies = document.cookie.split('; ').map((cookie) => cookie.split('='));
  return profileOf(cookies.find(([name]) => name === cookieName)?.[1]);
}

/**
 * The visitor's applicant profile: as the query's `rhp` or the page's `data-profile` says, which is
 * then kept; else as it was kept; else 0. Specification, section 3.
 */
export function applicantProfile(): number {
  const requested =
    profileOf(new URLSearchParams(location.search).get('rhp')) ??
    profileOf(document.querySelector('main')?.dataset['profile']);
  if (requested === undefined) return kept() ?? 0;
  keepApplicantProfile(requested);
  return requested;
}

/** Keeps the profile that a visitor chose. */
export function keepApplicantProfile(profile: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${cookieName}=${profile}; Path=/; Max-Age=${profileCookieSeconds}; SameSite=Lax${secure}`;
}
