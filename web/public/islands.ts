import { askConsent } from './consent/ask-consent.ts';
import { wakeIslands } from './wake-islands.ts';

askConsent(document);
wakeIslands(document, {
  'back-to-search': () => import('./back-to-search/back-to-search.island.ts'),
  'back-to-top': () => import('./back-to-top/back-to-top.island.ts'),
  consent: () => import('./consent/consent.island.ts'),
  'forget-menu': () => import('./site-menu/forget-menu.island.ts'),
  form: () => import('./forms/form.island.ts'),
  'language-suggestion': () => import('./language-suggestion/language-suggestion.island.ts'),
  'remember-search': () => import('./back-to-search/remember-search.island.ts'),
  share: () => import('./share/share.island.ts'),
  'site-menu': () => import('./site-menu/site-menu.island.tsx'),
  summary: () => import('./summary/summary.island.ts'),
});
