import { applicantProfile } from './applicant-profile.ts';

/** Stores the applicant profile of the address or the page, whatever blocks the page has. */
export function hydrate(_root: HTMLElement, onReady: () => void): void {
  applicantProfile();
  onReady();
}
