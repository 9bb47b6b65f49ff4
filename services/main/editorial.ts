import type { ContentId } from '@parvis/contracts/content/ids.ts';
import type { MediaId } from '@parvis/contracts/media/ids.ts';
import type { Media } from '@parvis/contracts/media/media.ts';
import { renderRichText } from '@parvis/web/server/render-rich-text.tsx';
import type { Clock } from '../adapters/clock.ts';
import { campaignCodeRoutes } from '../campaign-codes/campaign-codes.ts';
import type { ReadFeed } from '../careers/feeds/read-feed.ts';
import { mappingRoutes } from '../careers/mappings/mapping-routes.ts';
import { type OfferArea, openOffers } from '../careers/offers.ts';
import { pushRoutes } from '../careers/push-offers/push-routes.ts';
import { Claims } from '../claims/claims.ts';
import type { ContentArea } from '../content/content-area.ts';
import { type FacetArea, openFacets } from '../facets/facets.ts';
import type { Route } from '../http/route.ts';
import { type LivePostArea, openLivePosts } from '../live-posts/live-posts.ts';
import type { MediaArea } from '../media/media-services.ts';
import { type MenuArea, openMenus } from '../menus/menus.ts';
import { openPlaylists, type PlaylistArea } from '../playlists/playlists.ts';
import { openRedirects, type RedirectArea } from '../redirects/redirects.ts';
import { BrandFiles } from '../site-settings/brand-files/brand-files.ts';
import { openSiteSettings, type SiteSettingsArea } from '../site-settings/site-settings.ts';
import { trashRoutes } from '../trash/trash-routes.ts';
import type { Connections } from './connections.ts';

/**
 * The areas that editors manage besides content and media: menus, redirects, playlists, live feeds,
 * offers, settings.
 */
export interface EditorialArea {
  readonly routes: readonly Route[];
  readonly menus: MenuArea;
  readonly redirects: RedirectArea;
  readonly playlists: PlaylistArea;
  readonly livePosts: LivePostArea;
  readonly facets: FacetArea;
  readonly offers: OfferArea;
  readonly settings: SiteSettingsArea;
}

/** Menus, redirects, playlists and live feeds over the content and media they name. */
export async function makeEditorial(
  {
    log,
    pool,
    origin,
    readFeed,
  }: Pick<Connections, 'log' | 'pool'> & { readonly origin: string; readonly readFeed: ReadFeed },
  content: ContentArea,
  media: MediaArea,
  clock: Clock,
  reportError: (cause: unknown) => void,
): Promise<EditorialArea> {
  const { accountNames } = content;
  const ports = { log, db: pool, clock, accountNames };
  const claims = new Claims(pool);
  const redirects = await openRedirects({ ...ports, pool, origin, claims, reportError });
  const livePosts = openLivePosts({
    ...ports,
    focuses: { has: (id) => isThere(content, id, 'focus') },
    render: renderRichText,
  });
  const menus = openMenus({
    ...ports,
    contents: { among: (ids) => among(ids, (id) => isThere(content, id)) },
  });
  const playlists = openPlaylists({
    ...ports,
    videos: { among: (ids) => among(ids, (id) => isThereAs('video', media, id)) },
  });
  const facets = openFacets(ports);
  const offers = openOffers(ports);
  const settings = openSiteSettings({
    ...ports,
    pictures: { among: (ids) => among(ids, (id) => isThereAs('image', media, id)) },
    files: new BrandFiles(media.storage),
  });
  const areas = [menus, redirects, playlists, livePosts, facets, offers, settings];
  return {
    routes: [
      ...areas.flatMap(({ routes }) => routes),
      ...pushRoutes({ ...ports, pool, readFeed, writer: offers.writer }),
      ...campaignCodeRoutes(ports),
      ...mappingRoutes({ ...ports, readFeed }),
      ...trashRoutes(ports),
    ],
    menus,
    redirects,
    playlists,
    livePosts,
    facets,
    offers,
    settings,
  };
}

async function isThere({ store }: ContentArea, id: ContentId, kind?: string): Promise<boolean> {
  const { state } = await store.load(id);
  if (state.kind !== 'existing' || state.publication.kind === 'deleted') return false;
  return kind === undefined || state.header.content.kind === kind;
}

/** Loaded from its stream: on a first start the read model does not exist yet. */
async function isThereAs(
  kind: Media['kind'],
  { writer }: MediaArea,
  id: MediaId,
): Promise<boolean> {
  const item = (await writer.load(id))?.media;
  return item !== undefined && item.kind === kind && !item.deleted;
}

async function among<Id>(
  ids: readonly Id[],
  holds: (id: Id) => Promise<boolean>,
): Promise<ReadonlySet<Id>> {
  const held = await Promise.all(ids.map(async (id) => ((await holds(id)) ? [id] : [])));
  return new Set(held.flat());
}
