import { fileURLToPath } from 'node:url';
import { offerFeedEndpoints as at } from '@parvis/contracts/careers/feeds/endpoints.ts';
import { type ReportedRun, reportedRunSchema } from '@parvis/contracts/careers/feeds/feed-run.ts';
import type { FeedTerms } from '@parvis/contracts/careers/feeds/feed-terms.ts';
import { offerImports } from '@parvis/projections/offer-imports/offer-imports.ts';
import { offerMappings } from '@parvis/projections/offer-mappings/offer-mappings.ts';
import { offers } from '@parvis/projections/offers/offers.ts';
import { z } from 'zod';
import { ManualClock } from '../../../adapters/testing/manual-clock.ts';
import { type ServedStreams, serveStreams } from '../../../streams/testing/served-streams.ts';
import { Vault } from '../../../subjects/vault.ts';
import { readingWith } from '../../feeds/read-feed.ts';
import { mappingRoutes } from '../../mappings/mapping-routes.ts';
import { type OfferArea, openOffers } from '../../offers.ts';
import { Places } from '../../places/places.ts';
import { pushRoutes } from '../../push-offers/push-routes.ts';
import { fetchFeeds } from '../feed-jobs.ts';
import { offerFeedRoutes } from '../feed-routes.ts';

const tables = fileURLToPath(new URL('../../places/tables', import.meta.url));
const secretsOfInstallation = ['a secret of thirty-two characters'] as const;

/** The feeds of an installation: their routes, and the jobs that fetch them by a clock of its own. */
export async function feedWorld() {
  const clock = new ManualClock(Date.UTC(2026, 1, 1, 12));
  const readFeed = readingWith(await Places.open(tables));
  const vault = new Vault(secretsOfInstallation);
  const reported: string[] = [];
  const faults: unknown[] = [];
  const operator = {
    feeds: [{ source: 'group', url: 'https://ats.example/feed.xml?key=operators-key' }],
    everyMinutes: 60,
    hosts: ['127.0.0.1', 'ats.example', 'boards.example'],
  };
  let area: OfferArea | undefined;
  let served: ServedStreams | undefined;
  const waitUntil = async () => {
    await served?.catchUp();
    return true;
  };
  served = await serveStreams([offers, offerImports, offerMappings], (world) => {
    const ports = { ...world, db: world.pool, clock };
    area = openOffers(ports);
    const { writer } = area;
    return [
      ...area.routes,
      ...mappingRoutes({ ...ports, readFeed }),
      ...pushRoutes({ ...ports, readFeed, writer }),
      ...offerFeedRoutes({ ...ports, vault, operator, writer, waitUntil }),
    ];
  });
  const { log, pool } = served.world;
  if (area === undefined) throw new Error('the routes were not wired');
  const { writer } = area;
  const usualLimits = { bytes: 200_000, idleMs: 300, wholeMs: 3_000 };
  /** The jobs of another process. */
  const jobs = (limits = usualLimits) =>
    fetchFeeds({
      log,
      pool,
      clock,
      writer,
      readFeed,
      waitUntil,
      vault,
      settings: { hosts: operator.hosts, share: 0.5, limits },
      operatorsSources: ['group'],
      notices: {
        onUnreadable: (message) => reported.push(message),
        onWaiting: async (source) => void reported.push(`${source} waits`),
      },
      onFault: (cause) => faults.push(cause),
    });
  return { ...served, pool, clock, vault, reported, faults, jobs, ...callsOf(served) };
}

/** Requests as an administrator sends them. */
function callsOf(served: ServedStreams) {
  const as = 'administrator' as const;
  const termsAt = (address: string, given: Partial<FeedTerms> = {}): FeedTerms => ({
    address,
    mapping: null,
    country: null,
    schedule: { every: 'hour' },
    isOn: true,
    ...given,
  });
  return {
    termsAt,
    add: (source: string, address: string, given: Partial<FeedTerms> = {}) =>
      served.call(at.addOfferFeed, { as, body: { source, ...termsAt(address, given) } }),
    order: (source: string, kind: 'preview' | 'import') =>
      served.call(at.runOfferFeed, { as, params: { source }, body: { kind } }),
    /** Returns the reports of a feed, the newest first. */
    async runs(source: string): Promise<ReportedRun[]> {
      const list = await served.call(at.listFeedRuns, { as, params: { source } });
      const { items } = z.object({ items: z.array(z.object({ id: z.string() })) }).parse(list.body);
      return Promise.all(
        items.map(async ({ id }) =>
          (await served.call(at.getFeedRun, { as, params: { source, run: id } })).as(
            reportedRunSchema,
          ),
        ),
      );
    },
  };
}

export type FeedWorld = Awaited<ReturnType<typeof feedWorld>>;
