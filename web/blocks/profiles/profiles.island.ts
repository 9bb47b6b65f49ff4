import {
  applicantProfile,
  storeApplicantProfile,
} from '../../site/applicant-profile/applicant-profile.ts';

/** Shows the text for the visitor's profile, and another when they choose it. */
export function hydrate(root: HTMLElement, onReady: () => void): void {
  const parts = [...root.querySelectorAll<HTMLElement>('[data-profile]')];
  const choices = [...root.querySelectorAll<HTMLElement>('[data-choice]')];
  const show = (profile: string) => {
    for (const part of parts) {
      part.hidden = part.dataset['profile'] !== profile;
      delete part.dataset['waiting'];
    }
    for (const choice of choices) {
      if (choice.dataset['choice'] === profile) choice.setAttribute('aria-current', 'true');
      else choice.removeAttribute('aria-current');
    }
  };
  for (const choice of choices) {
    choice.addEventListener('click', (event) => {
      const profile = choice.dataset['choice'] ?? '';
      event.preventDefault();
      storeApplicantProfile(Number(profile));
      show(profile);
      parts.find(({ hidden }) => !hidden)?.focus({ preventScroll: true });
    });
  }
  const [first] = choices;
  const known = choices.find(({ dataset }) => dataset['choice'] === String(applicantProfile()));
  const shown = known ?? first;
  if (shown) show(shown.dataset['choice'] ?? '');
  onReady();
}
