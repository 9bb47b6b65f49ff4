import { wakeIslands } from './wake-islands.ts';

wakeIslands(document, {
  'site-menu': () => import('./site-menu/site-menu.island.tsx'),
});
