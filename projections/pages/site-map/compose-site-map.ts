import { type Position, startOfLog } from '@parvis/contracts/log/position.ts';
import { defaultLocale } from '@parvis/contracts/site/locale.ts';
import { pathOf } from '@parvis/contracts/site/routes/path-of.ts';
import type { RouteName } from '@parvis/contracts/site/routes/route-table.ts';
import { earliest } from '../../revisioned/earliest.ts';
import { composePage } from '../compose-page.ts';
import type { ComposedAddress, ComposeRoute } from '../route-composer.ts';
import { contentSource, type MapSource, mediaSource, offerSource } from './map-sources.ts';
import { listMapParts, readMapPart } from './read-map.ts';

/** The index of all sitemaps: of content, media and open offers. */
export const composeSiteMap: ComposeRoute = async (db, { match, at }) => {
  if (match.locale !== defaultLocale) return movedToRoot('site_map', at);
  const found = await Promise.all([
    listMapParts(db, contentSource, at),
    listMapParts(db, mediaSource, at),
    listMapParts(db, offerSource, at),
  ]);
  return {
    kind: 'screen',
    screen: { screen: 'site-map', parts: found.flatMap(({ parts }) => parts) },
    position: earliest(found.map(({ position }) => position)),
    tags: [contentSource, mediaSource, offerSource].flatMap(({ tags }) => tags),
  };
};

export const composePageMap = composeMapOf(contentSource);
export const composeMediaMap = composeMapOf(mediaSource);
export const composeOfferMap = composeMapOf(offerSource);

/** The address at which offers had an index of their own. */
export const composeFormerOfferMaps: ComposeRoute = async (_db, { at }) =>
  movedToRoot('site_map', at);

function composeMapOf<Row>(source: MapSource<Row>): ComposeRoute {
  return async (db, { path, match, at }) => {
    const page = Number(match.params['page']);
    const { tags } = source;
    if (match.locale !== defaultLocale)
      return {
        kind: 'moved',
        to: pathOf(source.route, defaultLocale, { page }),
        status: 308,
        position: at ?? startOfLog,
        tags: [],
      };
    const { pages, position } = await readMapPart(db, source, page, at);
    if (pages.length === 0 && page > 1) {
      const missing = await composePage(db, path, at);
      return { ...missing, tags: [...missing.tags, ...tags] };
    }
    const withLists = source.route === 'page_map' && page === 1;
    return {
      kind: 'screen',
      screen: { screen: 'site-map-part', pages, withLists },
      position,
      tags,
    };
  };
}

/** These files belong to the whole site and have one address, whatever the requested language. */
export function movedToRoot(
  route: Extract<RouteName, 'site_map' | 'robots' | 'security_contact'>,
  at: Position = startOfLog,
): ComposedAddress {
  return {
    kind: 'moved',
    to: pathOf(route, defaultLocale),
    status: 308,
    position: at,
    tags: [],
  };
}
