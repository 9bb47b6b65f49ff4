import { applicantProfile } from './applicant-profile.ts';

/** Keeps the applicant profile that the address or the page gives, whatever blocks the page has. */
export function hydrate(_root: HTMLElement, onReady: () => void): void {
  applicantProfile();
  onReady();
}
