import { requestAlerts } from '../site/alerts/request-alerts.ts';
import { requestConsent } from '../site/consent/request-consent.ts';
import { hydrateIslands } from './hydrate-islands.ts';

requestConsent(document);
requestAlerts(document);
hydrateIslands(document, {
  accordion: () => import('../blocks/accordion/accordion.island.ts'),
  'card-tabs': () => import('../blocks/card-tabs/card-tabs.island.ts'),
  consent: () => import('../site/consent/consent.island.ts'),
  contact: () => import('../site/contact/contact.island.ts'),
  countdown: () => import('../blocks/event/countdown.island.ts'),
  'edit-bar': () => import('../site/alerts/edit-bar.island.ts'),
  'employer-review': () => import('../site/third-parties/employer-review.island.ts'),
  ethics: () => import('../site/ethics/ethics.island.ts'),
  'ethics-form': () => import('../site/ethics/ethics-form.island.ts'),
  form: () => import('../site/forms/form.island.ts'),
  list: () => import('../site/lists/list.island.ts'),
  offers: () => import('../site/offers/offers.island.ts'),
  leadership: () => import('../site/leadership/leadership.island.ts'),
  passkey: () => import('../site/passkeys/passkey.island.ts'),
  'person-page': () => import('../site/leadership/person-page.island.ts'),
  live: () => import('../site/live/live.island.ts'),
  'page-tabs': () => import('../site/page-tabs/page-tabs.island.ts'),
  'keep-profile': () => import('../site/applicant-profile/keep-profile.island.ts'),
  profiles: () => import('../blocks/profiles/profiles.island.ts'),
  quote: () => import('../blocks/quote/quote.island.ts'),
  'site-menu': () => import('../site/site-menu/site-menu.island.ts'),
  'social-posts': () => import('../site/third-parties/social-posts.island.ts'),
  splash: () => import('../site/splash/splash.island.ts'),
  tabs: () => import('../blocks/tabs/tabs.island.ts'),
  world: () => import('../blocks/world/world.island.ts'),
  carousel: () => import('../blocks/carousel/carousel.island.ts'),
  credit: () => import('../ui/credit/credit.island.ts'),
  gallery: () => import('../blocks/gallery/gallery.island.ts'),
  infography: () => import('../blocks/infography/infography.island.ts'),
  slider: () => import('../blocks/slider/slider.island.ts'),
  video: () => import('../blocks/video/video.island.tsx'),
  'back-to-search': () => import('../site/back-to-search/back-to-search.island.ts'),
  'back-to-top': () => import('../site/back-to-top/back-to-top.island.ts'),
  'apply-source': () => import('../site/campaigns/apply-source.island.ts'),
  'campaign-check': () => import('../site/campaigns/campaign-check.island.ts'),
  'keep-campaign': () => import('../site/campaigns/keep-campaign.island.ts'),
  'forget-menu': () => import('../site/site-menu/forget-menu.island.ts'),
  'language-suggestion': () => import('../site/language-suggestion/language-suggestion.island.ts'),
  'saved-searches': () => import('../site/saved-searches/saved-searches.island.ts'),
  'remember-search': () => import('../site/back-to-search/remember-search.island.ts'),
  search: () => import('../site/search/search.island.ts'),
  share: () => import('../site/share/share.island.ts'),
  'third-party-scripts': () => import('../site/third-party-scripts/third-party-scripts.island.ts'),
  summary: () => import('../site/summary/summary.island.ts'),
});
if (document.querySelector('img[loading="lazy"]') && !document.body.classList.contains('logged')) {
  void import('./pictures/load-ahead.ts').then(
    ({ loadAhead }) => loadAhead(document),
    // If its script fails to load, browsers load the images themselves.
    () => undefined,
  );
}
