import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FeedProblem } from '@parvis/contracts/careers/absences.ts';
import type { RunProblem } from '@parvis/contracts/careers/feeds/feed-run.ts';
import { AllowedHosts } from '../../adapters/fetching/allowed-hosts.ts';
import { CallFailed, type CallLimits, type ResolveHost } from '../../adapters/fetching/call-out.ts';
import {
  defaultFeedLimits,
  type FeedRequest,
  fetchFeed,
} from '../../adapters/fetching/fetch-feed.ts';
import {
  type FeedVersion,
  selectProblem,
  selectVersion,
  storeRead,
  storeUnreadable,
} from '../absences/feed-rows.ts';
import { type ImportPorts, importFeed } from '../import-feed/import-feed.ts';
import type { FeedPart, ImportOutcome, ImportRequest } from '../import-feed/import-request.ts';
import { allowUpToShare } from '../import-feed/withdraw-absent.ts';
import { describeProblem } from './describe-problem.ts';

/** From where feeds may be fetched, and how much may leave them. */
export interface FeedSettings {
  readonly hosts: readonly string[];
  /** The share of a feed that may leave it before a person has to decide, from 0 to 1. */
  readonly share: number;
  readonly resolve?: ResolveHost;
  readonly limits?: CallLimits;
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

/** A feed as it is fetched and read. */
export interface FeedToFetch extends Pick<FeedRequest, 'headers' | 'parameters'> {
  readonly source: string;
  readonly url: string;
  readonly country?: string | undefined;
  readonly format: ImportRequest['format'];
  /** What decides how it is read: after a change of it, it is read whatever its version. */
  readonly identity: readonly unknown[];
}

/** What came of fetching a feed. */
export type Fetched =
  | { readonly state: 'unchanged' }
  | { readonly state: 'imported'; readonly outcome: ImportOutcome }
  | { readonly state: 'failed'; readonly problem: RunProblem; readonly outcome?: ImportOutcome };

/**
 * Fetches a feed into a file and passes it on; undefined when it is the version that is known.
 * @throws CallFailed, and whatever `read` throws
 */
export async function withFetched<T>(
  feed: Pick<FeedToFetch, 'url' | 'headers' | 'parameters'>,
  { hosts, resolve, limits = defaultFeedLimits }: Omit<FeedSettings, 'share'>,
  known: FeedVersion,
  read: (parts: readonly FeedPart[]) => Promise<T>,
): Promise<{ readonly read: T; readonly version: FeedVersion } | undefined> {
  const { url, headers = {}, parameters = {} } = feed;
  const folder = await mkdtemp(join(tmpdir(), 'parvis-offers-'));
  try {
    const file = join(folder, 'feed');
    const sent = { ...known, address: url, headers, parameters };
    const version = await fetchFeed(sent, file, new AllowedHosts(hosts), limits, resolve);
    if (version === undefined) return undefined;
    return { read: await read([{ bytes: createReadStream(file), address: url }]), version };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

interface HowToFetch extends Pick<ImportRequest, 'by' | 'onProgress' | 'onRefused'> {
  readonly now: Date;
  /** Whether it is read even if its server has no other version than the one imported last. */
  readonly isWhole: boolean;
}

/**
 * Fetches a complete feed and imports it. One that cannot be read withdraws nothing and is reported
 * once; about offers that left it in too great a number a person decides.
 * @throws whatever `importFeed` throws
 */
export async function fetchAndImport(
  feed: FeedToFetch,
  ports: ImportPorts,
  settings: FeedSettings,
  notices: FeedNotices,
  { now, isWhole, ...how }: HowToFetch,
): Promise<Fetched> {
  const { source, country, format } = feed;
  const { pool } = ports;
  const requestId = digestOf(feed.identity);
  const known = isWhole ? {} : await selectVersion(pool, source, requestId);
  const mayWithdraw = allowUpToShare(settings.share, () => false);
  const about = { source, country, format, complete: true, mayWithdraw, reportsOnlyNews: true };
  try {
    const fetched = await withFetched(feed, settings, known, (parts) =>
      importFeed(ports, { ...about, ...how, parts }),
    );
    if (fetched === undefined) {
      await storeRead(pool, source, now, { request: requestId, ...known });
      return { state: 'unchanged' };
    }
    const { read: outcome, version } = fetched;
    const { problem } = outcome;
    if (problem) {
      await noteUnreadable(ports, source, problem, now, notices);
      return { state: 'failed', problem, outcome };
    }
    const again = isSettled(outcome) ? version : {};
    await storeRead(pool, source, now, { request: requestId, ...again });
    if (outcome.counts.spared > 0) await notices.onWaiting(source, outcome.newlyWaiting, now);
    return { state: 'imported', outcome };
  } catch (cause) {
    if (!(cause instanceof CallFailed)) throw cause;
    const problem = { code: 'not-fetched', words: cause.message.slice(0, 300) } as const;
    await noteUnreadable(ports, source, problem, now, notices);
    return { state: 'failed', problem: callProblem(cause) };
  }
}

/** Returns why a call failed, for a person. */
export function callProblem({ why, about }: CallFailed): RunProblem {
  return { code: why, ...(about !== undefined && { words: about.slice(0, 300) }) };
}

/** Stores that a feed cannot be read, and reports it unless that is known. */
export async function noteUnreadable(
  { pool }: Pick<ImportPorts, 'pool'>,
  source: string,
  problem: FeedProblem,
  now: Date,
  { onUnreadable }: Pick<FeedNotices, 'onUnreadable'>,
): Promise<void> {
  const known = await selectProblem(pool, source);
  await storeUnreadable(pool, source, now, problem);
  if (known !== problem.code) onUnreadable(`the feed of ${source} ${describeProblem(problem)}`);
}

function digestOf(identity: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(identity)).digest('hex');
}

/** Returns whether importing the same version again later could change nothing. */
function isSettled({ counts: { waiting, spared } }: ImportOutcome): boolean {
  return waiting + spared === 0;
}
