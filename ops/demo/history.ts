import type { Demonstration } from './demonstration.ts';
import { historyOf } from './seed/content-history.ts';
import { menuAction, postAction, redirectAction } from './seed/editorial.ts';
import { facetsAction } from './seed/facets.ts';
import { filmsAction } from './seed/films.ts';
import { documentAction, videoAction } from './seed/library.ts';
import { picturesAction } from './seed/pictures.ts';
import type { DemoAction } from './seed/seeded-site.ts';
import { settingsAction } from './seed/settings.ts';

/** Returns three years of a site: every action of its editors, each with its time. */
export function historyOfSite(demonstration: Demonstration): readonly DemoAction[] {
  const { addresses, items, menus, redirects, livePosts } = demonstration;
  const { artworks, documents, videos, films, facets, settings } = demonstration;
  return [
    picturesAction(artworks),
    facetsAction(facets),
    settingsAction(settings),
    ...documents.map(documentAction),
    ...videos.map(videoAction),
    filmsAction(films),
    ...items.flatMap(historyOf),
    ...livePosts.map(postAction),
    ...menus.map((menu) => menuAction(menu, addresses)),
    ...redirects.map((redirect) => redirectAction(redirect, addresses)),
  ];
}
