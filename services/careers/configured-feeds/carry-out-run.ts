import type { Actor } from '@parvis/contracts/accounts/actor.ts';
import type { FeedReport, RunProblem } from '@parvis/contracts/careers/feeds/feed-run.ts';
import type { PreviewedRefusal } from '@parvis/contracts/careers/upload-endpoints.ts';
import { findOfferMapping } from '@parvis/projections/offer-mappings/list-offer-mappings.ts';
import { CallFailed } from '../../adapters/fetching/call-out.ts';
import { UnsealFailed, type Vault } from '../../subjects/vault.ts';
import { type ImportPorts, OffersBehindLog } from '../import-feed/import-feed.ts';
import { ImportInProgress } from '../import-feed/import-lock.ts';
import type { ImportOutcome } from '../import-feed/import-request.ts';
import { postgresImportStore } from '../import-feed/import-store.ts';
import { allowUpToShare } from '../import-feed/withdraw-absent.ts';
import { SourceIsPushed } from '../push-offers/pushed-sources.ts';
import {
  callProblem,
  type FeedNotices,
  type FeedSettings,
  type FeedToFetch,
  fetchAndImport,
  noteUnreadable,
  withFetched,
} from '../schedule/fetch-and-import.ts';
import { mappingsMs } from '../schedule/import-feeds.ts';
import { previewImport } from '../upload-offers/preview-import.ts';
import { openSecrets } from './feed-secrets.ts';
import type { EndedRun, OrderedRun } from './run-rows.ts';
import type { FeedSetting } from './setting-rows.ts';

/** What the runs of feeds need. */
export interface RunPorts extends ImportPorts {
  readonly vault: Vault;
  readonly settings: FeedSettings;
  readonly notices: FeedNotices;
  /** Called with a fault, which is none of the feed. */
  readonly onFault: (cause: unknown, source: string) => void;
}

interface HowToRun {
  readonly now: Date;
  /** Whether this process has not read the feed yet: another build may read it otherwise. */
  readonly isFirst: boolean;
  readonly onProgress: (records: number) => void;
}

const failed = (problem: RunProblem): EndedRun => ({
  state: 'failed',
  problem,
  counts: null,
  report: null,
});

/** Fetches a feed and imports it, or says what that would do; never throws. */
export async function carryOutRun(
  ports: RunPorts,
  run: OrderedRun,
  setting: FeedSetting,
  how: HowToRun,
): Promise<EndedRun> {
  const { source, kind } = run;
  try {
    const feed = await feedOf(ports, setting);
    if ('problem' in feed) {
      if (kind === 'import')
        await noteUnreadable(ports, source, feed.problem, how.now, ports.notices);
      return failed(feed.problem);
    }
    return kind === 'preview'
      ? await preview(ports, feed, how)
      : await fetchRun(ports, feed, run, how);
  } catch (cause) {
    const problem = expectedProblem(cause);
    if (problem.code === 'fault') ports.onFault(cause, source);
    return failed(problem);
  }
}

function expectedProblem(cause: unknown): RunProblem {
  if (cause instanceof CallFailed) return callProblem(cause);
  if (cause instanceof ImportInProgress) return { code: 'import-running' };
  if (cause instanceof SourceIsPushed) return { code: 'source-pushed' };
  if (cause instanceof OffersBehindLog) return { code: 'behind' };
  return { code: 'fault' };
}

/** Returns a feed with its mapping and its secrets. */
async function feedOf(
  { pool, log, vault, waitUntil }: RunPorts,
  { source, address: url, mapping, country, version }: FeedSetting,
): Promise<
  FeedToFetch | { readonly problem: { readonly code: 'mapping-missing' | 'secret-lost' } }
> {
  await waitUntil(['offer-mappings'], await log.head(), mappingsMs);
  const format = mapping === null ? undefined : await findOfferMapping(pool, mapping);
  if (mapping !== null && format === undefined) return { problem: { code: 'mapping-missing' } };
  try {
    const secrets = await openSecrets(pool, vault, source);
    const identity = [url, version, ...(format ? [format] : [])];
    return { source, url, format, country: country ?? undefined, identity, ...secrets };
  } catch (cause) {
    if (!(cause instanceof UnsealFailed)) throw cause;
    return { problem: { code: 'secret-lost' } };
  }
}

async function fetchRun(
  ports: RunPorts,
  feed: FeedToFetch,
  { by }: OrderedRun,
  { now, isFirst, onProgress }: HowToRun,
): Promise<EndedRun> {
  const refused: PreviewedRefusal[] = [];
  const how = {
    now,
    isWhole: isFirst,
    onProgress,
    onRefused: (one: PreviewedRefusal) => void refused.push(one),
    ...(by !== null && { by: administrator(by) }),
  };
  const fetched = await fetchAndImport(feed, ports, ports.settings, ports.notices, how);
  if (fetched.state === 'unchanged')
    return { state: 'unchanged', problem: null, counts: null, report: null };
  const { state, outcome } = fetched;
  return {
    state,
    problem: fetched.state === 'failed' ? fetched.problem : null,
    counts: outcome?.counts ?? null,
    report: outcome === undefined ? null : reportOf(outcome, refused),
  };
}

async function preview(
  ports: RunPorts,
  feed: FeedToFetch,
  { onProgress }: HowToRun,
): Promise<EndedRun> {
  const { pool, log, waitUntil, settings } = ports;
  const { source, format, country } = feed;
  const fetched = await withFetched(feed, settings, {}, async (parts) => {
    if (!(await waitUntil(['offers', 'offer-imports'], await log.head(), mappingsMs)))
      throw new OffersBehindLog('the read model of offers lags behind the log');
    const mayWithdraw = allowUpToShare(settings.share, () => false);
    const request = { source, format, country, parts, complete: true, mayWithdraw, onProgress };
    return previewImport({ ...ports, store: postgresImportStore(pool, ports) }, request);
  });
  if (fetched === undefined) return failed({ code: 'bad-status', words: '304' });
  const { problem, counts, format: found, notes, refused, offers } = fetched.read;
  return {
    state: problem === undefined ? 'imported' : 'failed',
    problem: problem ?? null,
    counts,
    report: { format: found, notes, refused, offers },
  };
}

function reportOf(
  { format, notes }: ImportOutcome,
  refused: readonly PreviewedRefusal[],
): FeedReport {
  return { format, notes, refused: [...refused], offers: [] };
}

/** Whoever ordered a run was an administrator then. */
function administrator(accountId: string): Actor {
  return { kind: 'account', accountId, name: accountId, roles: ['administrator'] };
}
