import { hydrateIslands } from '../public/hydrate-islands.ts';
import { requestConsent } from '../site/consent/request-consent.ts';

requestConsent(document);
hydrateIslands(document, {
  accordion: () => import('./demos/accordion.island.tsx'),
  consent: () => import('../site/consent/consent.island.ts'),
  carousel: () => import('./demos/carousel.island.tsx'),
  'date-range': () => import('./demos/date-range.island.tsx'),
  dialog: () => import('./demos/dialog.island.tsx'),
  disclosure: () => import('./demos/disclosure.island.tsx'),
  'select-field': () => import('./demos/select-field.island.tsx'),
  'show-more': () => import('./demos/show-more.island.tsx'),
  slider: () => import('./demos/slider.island.tsx'),
  tabs: () => import('./demos/tabs.island.tsx'),
  toast: () => import('./demos/toast.island.tsx'),
});
