import { type Position, startOfLog } from '@parvis/contracts/log/position.ts';
import { defaultLocale } from '@parvis/contracts/site/locale.ts';
import { pathOf } from '@parvis/contracts/site/routes/path-of.ts';
import { mapMedia } from '../media-library/map-media.ts';
import { mapPages, maxMappedPages } from '../page-fragments/map-pages.ts';
import { earliest } from '../revisioned/earliest.ts';
import type { ComposedAddress, ComposeRoute } from './route-composer.ts';

/** Days for which the security contact is valid; RFC 9116 recommends less than a year. */
const securityContactDays = 180;
/** Days for which the file is served before its expiry date is extended. */
const securityContactKeptDays = 1;
const dayMs = 86_400_000;

/** The sitemap of every page and media item, in all languages. */
export const composeSiteMap: ComposeRoute = async (db, { match, at }) => {
  if (match.locale !== defaultLocale) return movedToRoot('site_map', at);
  const [contents, media] = await Promise.all([mapPages(db, at), mapMedia(db, at)]);
  return {
    kind: 'screen',
    screen: {
      screen: 'site-map',
      pages: [...contents.pages, ...media.pages].slice(0, maxMappedPages),
    },
    position: earliest([contents.position, media.position]),
    tags: [...contents.tags, ...media.tags],
  };
};

/** The robots.txt: what crawlers may read, and where the sitemap is. */
export const composeRobots: ComposeRoute = async (_db, { match, at = startOfLog }) =>
  match.locale !== defaultLocale
    ? movedToRoot('robots', at)
    : { kind: 'screen', screen: { screen: 'robots' }, position: at, tags: [] };

/** The security.txt: whom to notify of a vulnerability. RFC 9116. */
export const composeSecurityContact: ComposeRoute = async (
  _db,
  { match, now, at = startOfLog },
) => {
  if (match.locale !== defaultLocale) return movedToRoot('security_contact', at);
  const inDays = (days: number) => new Date(now.getTime() + days * dayMs);
  return {
    kind: 'screen',
    screen: { screen: 'security-contact', expires: inDays(securityContactDays) },
    position: at,
    tags: [],
    expiresAt: inDays(securityContactKeptDays),
  };
};

/** These files belong to the whole site and have one address, whatever the requested language. */
function movedToRoot(
  route: 'site_map' | 'robots' | 'security_contact',
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
