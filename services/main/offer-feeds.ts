import { systemClock } from '../adapters/clock.ts';
import type { FeedRouteParts } from '../careers/configured-feeds/feed-routes.ts';
import { Vault } from '../subjects/vault.ts';
import type { WebDeps } from './web-deps.ts';

/** Returns what the routes of feeds of offers need. */
export function offerFeedParts({
  configuration,
  connections: { log, pool },
  accounts: { accountNames },
  people,
  editorial,
  engine,
}: WebDeps): FeedRouteParts {
  const {
    offersFeeds: feeds,
    offersEveryMinutes: everyMinutes,
    offersHosts: hosts,
  } = configuration;
  return {
    log,
    pool,
    clock: systemClock,
    vault: new Vault(people.secrets),
    writer: editorial.offers.writer,
    waitUntil: engine.waitUntil,
    accountNames,
    operator: { feeds, everyMinutes, hosts },
  };
}
