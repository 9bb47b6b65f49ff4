import { startOfLog } from '@parvis/contracts/log/position.ts';
import { defaultLocale } from '@parvis/contracts/site/locale.ts';
import type { ComposeRoute } from './route-composer.ts';
import { movedToRoot } from './site-map/compose-site-map.ts';

/** Days for which the security contact is valid; RFC 9116 recommends less than a year. */
const securityContactDays = 180;
/** Days for which the file is served before its expiry date is extended. */
const securityContactKeptDays = 1;
const dayMs = 86_400_000;

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
