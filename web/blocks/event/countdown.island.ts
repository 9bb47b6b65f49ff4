import { countdownRingDays, daysUntil } from './days-until.ts';

/** Shows on an event's ring how many days are left; nothing once its day has passed. */
export function hydrate(root: HTMLElement, onReady: () => void): void {
  const ring = root.querySelector<HTMLElement>('[data-ring]');
  const days = daysUntil(new Date(root.dataset['startsAt'] ?? ''), new Date());
  if (ring && days >= 0) tell(ring, days);
  onReady();
}

function tell(ring: HTMLElement, days: number): void {
  const { lang } = document.documentElement;
  const reached = Math.max(0, countdownRingDays - days);
  const meter = ring.querySelector('[role="meter"]');
  const inWords = new Intl.RelativeTimeFormat(lang, { numeric: 'auto' }).format(days, 'day');
  meter?.setAttribute('aria-valuenow', String(reached));
  meter?.setAttribute('aria-valuetext', inWords);
  const words = meter?.querySelector('span');
  if (words) words.textContent = (ring.dataset['ring'] ?? '').replace('#', String(days));
  const arc = ring.querySelector('circle:last-of-type');
  arc?.setAttribute('stroke-dasharray', `${reached} ${countdownRingDays}`);
  ring.dataset['known'] = '';
}
