import { hydrateIslands } from '../public/hydrate-islands.ts';
import { requestConsent } from '../site/consent/request-consent.ts';

requestConsent(document);
hydrateIslands(document, {
  accordion: () => import('./demos/accordion.island.ts'),
  consent: () => import('../site/consent/consent.island.ts'),
  carousel: () => import('./demos/carousel.island.ts'),
  'date-range': () => import('./demos/date-range.island.ts'),
  dialog: () => import('./demos/dialog.island.ts'),
  disclosure: () => import('./demos/disclosure.island.ts'),
  'select-field': () => import('./demos/select-field.island.ts'),
  'show-more': () => import('./demos/show-more.island.ts'),
  slider: () => import('./demos/slider.island.ts'),
  tabs: () => import('./demos/tabs.island.ts'),
  toast: () => import('./demos/toast.island.ts'),
});
