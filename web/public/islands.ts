import { askConsent } from './consent/ask-consent.ts';
import { wakeIslands } from './wake-islands.ts';

askConsent(document);
wakeIslands(document, {
  consent: () => import('./consent/consent.island.ts'),
  form: () => import('./forms/form.island.ts'),
  list: () => import('./list/list.island.tsx'),
  leadership: () => import('./leadership/leadership.island.ts'),
  live: () => import('./live/live.island.ts'),
  'site-menu': () => import('./site-menu/site-menu.island.tsx'),
});
