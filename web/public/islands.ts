import { requestConsent } from './consent/request-consent.ts';
import { hydrateIslands } from './hydrate-islands.ts';

requestConsent(document);
hydrateIslands(document, {
  accordion: () => import('./blocks/accordion.island.ts'),
  'card-tabs': () => import('./blocks/card-tabs.island.ts'),
  consent: () => import('./consent/consent.island.ts'),
  countdown: () => import('./blocks/countdown.island.ts'),
  'employer-review': () => import('./third-parties/employer-review.island.ts'),
  form: () => import('./forms/form.island.ts'),
  list: () => import('./list/list.island.tsx'),
  leadership: () => import('./leadership/leadership.island.ts'),
  'person-page': () => import('./leadership/person-page.island.ts'),
  live: () => import('./live/live.island.ts'),
  'page-tabs': () => import('./page-tabs/page-tabs.island.ts'),
  'keep-profile': () => import('./blocks/keep-profile.island.ts'),
  profiles: () => import('./blocks/profiles.island.ts'),
  quote: () => import('./blocks/quote.island.ts'),
  'site-menu': () => import('./site-menu/site-menu.island.tsx'),
  'social-posts': () => import('./third-parties/social-posts.island.ts'),
  splash: () => import('./splash/splash.island.ts'),
  tabs: () => import('./blocks/tabs.island.tsx'),
  world: () => import('./blocks/world.island.ts'),
  carousel: () => import('./blocks/carousel.island.tsx'),
  credit: () => import('./blocks/credit.island.ts'),
  gallery: () => import('./blocks/gallery.island.tsx'),
  infography: () => import('./blocks/infography.island.tsx'),
  slider: () => import('./blocks/slider.island.tsx'),
  video: () => import('./blocks/video.island.tsx'),
  'back-to-search': () => import('./back-to-search/back-to-search.island.ts'),
  'back-to-top': () => import('./back-to-top/back-to-top.island.ts'),
  'forget-menu': () => import('./site-menu/forget-menu.island.ts'),
  'language-suggestion': () => import('./language-suggestion/language-suggestion.island.ts'),
  'remember-search': () => import('./back-to-search/remember-search.island.ts'),
  search: () => import('./search/search.island.ts'),
  share: () => import('./share/share.island.ts'),
  summary: () => import('./summary/summary.island.ts'),
});
if (document.querySelector('img[loading="lazy"]') && !document.body.classList.contains('logged')) {
  void import('./pictures/load-ahead.ts').then(({ loadAhead }) => loadAhead(document));
}
