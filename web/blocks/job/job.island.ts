import { applicantProfile } from '../../site/applicant-profile/applicant-profile.ts';

/**
 * Shows a visitor with an applicant profile the offers for it; on failure the offers for everybody
 * remain.
 */
export function hydrate(root: HTMLElement, onReady: () => void): void {
  const profile = applicantProfile();
  if (profile !== 0) void show(root, `${root.dataset['source'] ?? ''}?profile=${profile}`);
  onReady();
}

async function show(root: HTMLElement, source: string): Promise<void> {
  const response = await fetch(source).catch(() => undefined);
  if (!response?.ok) return;
  const part = new DOMParser().parseFromString(await response.text(), 'text/html');
  const offers = part.querySelector('[data-island="job"]');
  if (offers) root.replaceChildren(...offers.childNodes);
}
