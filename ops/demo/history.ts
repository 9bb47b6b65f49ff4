import { tides2026 } from './focuses/tides-2026.ts';
import { tides2026Posts } from './focuses/tides-2026-posts.ts';
import { artworks } from './media/artworks.ts';
import { documents } from './media/documents.ts';
import { videos } from './media/videos.ts';
import { menus } from './menus/menus.ts';
import { redirects } from './menus/redirects.ts';
import { historyOf } from './seed/content-history.ts';
import { menuAction, postAction, redirectAction } from './seed/editorial.ts';
import { facetsAction } from './seed/facets.ts';
import { filmsAction } from './seed/films.ts';
import { documentAction, videoAction } from './seed/library.ts';
import { picturesAction } from './seed/pictures.ts';
import type { DemoAction } from './seed/seeded-site.ts';
import { settingsAction } from './seed/settings.ts';
import { demoItems } from './site.ts';

/** Three years of a site: every action of its editors, each with its time. */
export const demoHistory: readonly DemoAction[] = [
  picturesAction(artworks),
  facetsAction,
  settingsAction,
  ...documents.map(documentAction),
  ...videos.map(videoAction),
  filmsAction,
  ...demoItems.flatMap(historyOf),
  ...tides2026Posts.map((post) => postAction(tides2026.key, post)),
  ...menus.map(menuAction),
  ...redirects.map(redirectAction),
];
