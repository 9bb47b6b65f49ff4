import { tides2026 } from './focuses/tides-2026.ts';
import { tides2026Posts } from './focuses/tides-2026-posts.ts';
import { artworks } from './media/artworks.ts';
import { documents } from './media/documents.ts';
import { videos } from './media/videos.ts';
import { menus } from './menus/menus.ts';
import { redirects } from './menus/redirects.ts';
import { historyOf } from './seed/content-history.ts';
import { made, posted, redirected } from './seed/editorial.ts';
import { named } from './seed/facets.ts';
import { filmed } from './seed/films.ts';
import { published, registered } from './seed/library.ts';
import { drawn } from './seed/pictures.ts';
import type { Happening } from './seed/seeded-site.ts';
import { settled } from './seed/settings.ts';
import { demoItems } from './site.ts';

/** Three years of a site: every action of its editors, each at its time. */
export const demoHistory: readonly Happening[] = [
  drawn(artworks),
  named,
  settled,
  ...documents.map(published),
  ...videos.map(registered),
  filmed,
  ...demoItems.flatMap(historyOf),
  ...tides2026Posts.map((post) => posted(tides2026.key, post)),
  ...menus.map(made),
  ...redirects.map(redirected),
];
