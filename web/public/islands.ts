import { askConsent } from './consent/ask-consent.ts';
import { wakeIslands } from './wake-islands.ts';

askConsent(document);
wakeIslands(document, {
  consent: () => import('./consent/consent.island.ts'),
  carousel: () => import('./carousel/carousel.island.tsx'),
  credit: () => import('./credit/credit.island.ts'),
  form: () => import('./forms/form.island.ts'),
  gallery: () => import('./gallery/gallery.island.tsx'),
  infography: () => import('./infography/infography.island.tsx'),
  'site-menu': () => import('./site-menu/site-menu.island.tsx'),
  slider: () => import('./slider/slider.island.tsx'),
  video: () => import('./video/video.island.tsx'),
});
if (document.querySelector('img[loading="lazy"]') && !document.body.classList.contains('logged')) {
  void import('./pictures/load-ahead.ts').then(({ loadAhead }) => loadAhead(document));
}
