import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FeedProblem } from '@parvis/contracts/careers/absences.ts';
import { findOfferMapping } from '@parvis/projections/offer-mappings/list-offer-mappings.ts';
import { AllowedHosts } from '../../adapters/fetching/allowed-hosts.ts';
import { CallFailed, type ResolveHost } from '../../adapters/fetching/call-out.ts';
import {
  defaultFeedLimits,
  type FeedRequest,
  type FetchedVersion,
  fetchFeed,
} from '../../adapters/fetching/fetch-feed.ts';
import type { ScheduledJob } from '../../scheduler/scheduler.ts';
import {
  type FeedVersion,
  selectProblem,
  selectVersion,
  storeRead,
  storeUnreadable,
} from '../absences/feed-rows.ts';
import { type ImportPorts, importFeed } from '../import-feed/import-feed.ts';
import type { ImportOutcome, ImportRequest } from '../import-feed/import-request.ts';
import { allowUpToShare } from '../import-feed/withdraw-absent.ts';
import { describeProblem } from './describe-problem.ts';

/** How long mappings may take to reach the end of the log, in milliseconds. */
const mappingsMs = 60_000;

/** The address of a scheduled feed, and how it is imported. */
export interface FeedSettings {
  readonly hosts: readonly string[];
  /** The share of a feed that may leave it before a person has to decide, from 0 to 1. */
  readonly share: number;
  readonly resolve?: ResolveHost;
}

/** A feed that is imported periodically. */
export interface ScheduledFeed {
  readonly source: string;
  readonly url: string;
  /** The country that it is from, if it is known (ISO 3166-1, two capitals). */
  readonly country?: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
}

/** Who learns what a person has to know about a feed. */
export interface FeedNotices {
  /** Called once when a feed cannot be read, until it can again or for another reason. */
  readonly onUnreadable: (message: string) => void;
  /**
   * Called while offers that left the feed wait for a person's decision.
   * @param newlyWaiting how many of them left it now
   */
  readonly onWaiting: (source: string, newlyWaiting: number, at: Date) => Promise<void>;
}

/**
 * Fetches a feed and imports it; undefined when it is the version that is known.
 * @throws CallFailed, and whatever `importFeed` throws
 */
export async function importFromAddress(
  ports: ImportPorts,
  url: string,
  { hosts, resolve }: Omit<FeedSettings, 'share'>,
  request: Omit<ImportRequest, 'parts'>,
  validators: Omit<FeedRequest, 'address'> = {},
): Promise<{ readonly outcome: ImportOutcome; readonly version: FeedVersion } | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'parvis-offers-'));
  try {
    const file = join(folder, 'feed');
    const allowed = new AllowedHosts(hosts);
    const limits = defaultFeedLimits;
    const sent = { ...validators, address: url };
    const version: FetchedVersion = await fetchFeed(sent, file, allowed, limits, resolve);
    if (version === undefined) return undefined;
    const parts = [{ bytes: createReadStream(file), address: url }];
    return { outcome: await importFeed(ports, { ...request, parts }), version };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Imports a complete feed regularly. One that cannot be read withdraws nothing and is reported
 * once; about offers that left it in too great a number a person decides.
 */
export function importFeedPeriodically(
  feed: ScheduledFeed,
  everyMs: number,
  ports: ImportPorts,
  settings: FeedSettings,
  notices: FeedNotices,
): ScheduledJob {
  const { source, url, headers, country } = feed;
  const { pool } = ports;
  // Another build may read the same version otherwise: the first import of a process is whole.
  let isFirst = true;
  return {
    name: `import-offers-${source}`,
    everyMs,
    async run(now) {
      // A mapping with the name of the source is how its feed is read.
      await ports.waitUntil(['offer-mappings'], await ports.log.head(), mappingsMs);
      const format = await findOfferMapping(pool, source);
      const requestId = identify([url, headers, ...(format ? [format] : [])]);
      const known = isFirst ? {} : await selectVersion(pool, source, requestId);
      const mayWithdraw = allowUpToShare(settings.share, () => false);
      const request = {
        source,
        country,
        format,
        complete: true,
        mayWithdraw,
        reportsOnlyNews: true,
      };
      try {
        const validators = { headers, ...known };
        const read = await importFromAddress(ports, url, settings, request, validators);
        isFirst = false;
        if (read === undefined)
          return await storeRead(pool, source, now, { request: requestId, ...known });
        const { outcome, version } = read;
        if (outcome.problem) return await notRead(ports, source, outcome.problem, now, notices);
        const again = isSettled(outcome) ? version : {};
        await storeRead(pool, source, now, { request: requestId, ...again });
        if (outcome.counts.spared > 0) await notices.onWaiting(source, outcome.newlyWaiting, now);
      } catch (cause) {
        if (!(cause instanceof CallFailed)) throw cause;
        const problem = { code: 'not-fetched', words: cause.message.slice(0, 300) } as const;
        await notRead(ports, source, problem, now, notices);
      }
    },
  };
}

/** Returns a digest of what decides how a feed is read: another one is read whatever its version. */
function identify(request: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(request)).digest('hex');
}

/** Returns whether importing the same version again later could change nothing. */
function isSettled({ counts: { waiting, spared } }: ImportOutcome): boolean {
  return waiting + spared === 0;
}

async function notRead(
  { pool }: ImportPorts,
  source: string,
  problem: FeedProblem,
  now: Date,
  { onUnreadable }: FeedNotices,
): Promise<void> {
  const known = await selectProblem(pool, source);
  await storeUnreadable(pool, source, now, problem);
  if (known !== problem.code) onUnreadable(`the feed of ${source} ${describeProblem(problem)}`);
}
