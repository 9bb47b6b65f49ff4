import type { EventLog } from '@parvis/contracts/log/event-log.ts';
import { embeddedDatabaseUrl } from '@parvis/services/adapters/embedded-postgres/embedded-postgres.ts';
import { openLog } from '@parvis/services/main/databases.ts';
import { ApiClient } from './api-client.ts';
import { type JournalledWrite, readJournal } from './journal.ts';
import { hasCaughtUp, type MonitoredParvis, waitForReadiness } from './readiness.ts';
import { pagesChangedByRebuild } from './rebuilt-pages.ts';
import { verifyApi } from './verify-api.ts';
import { type Findings, readWholeLog, verifyLog } from './verify-log.ts';

/** The result of one scenario. */
export interface Verdict {
  readonly scenario: string;
  /** Summary of the scenario. */
  readonly done: string;
  readonly acknowledged: number;
  readonly lost: number;
  readonly doubled: number;
  /** The number of writes refused because of a concurrent save (`If-Match`). */
  readonly refused: number;
  /** The numbers of retries, broken connections, and clean refusals with 503. */
  readonly traffic: string;
  /** Every problem, one sentence each, beginning with lost and duplicated writes. */
  readonly problems: readonly string[];
}

const comparedPages = 200;

/** Compares journals with a running, idle Parvis: its log, its API, and its pages before and after a rebuild. */
export async function judgeRun(
  parvis: MonitoredParvis,
  dataFolder: string,
  journalFiles: readonly string[],
): Promise<Pick<Verdict, 'acknowledged' | 'lost' | 'doubled' | 'refused' | 'problems'>> {
  await waitForReadiness(parvis, hasCaughtUp);
  const writes = journalFiles.flatMap(readJournal);
  const log = await openEmbeddedLog(dataFolder);
  const client = new ApiClient(parvis.origin);
  await client.signIn();
  try {
    const found = [
      verifyLog(writes, await readWholeLog(log)),
      await verifyApi(writes, client),
    ] as const;
    const changed = await pagesChangedByRebuild(parvis, dataFolder, pathsOf(writes));
    return summed(writes, found, changed);
  } finally {
    await log.close();
  }
}

/** Opens the log of the embedded PostgreSQL that runs on a data folder. */
export async function openEmbeddedLog(dataFolder: string): Promise<EventLog> {
  const url = await embeddedDatabaseUrl(dataFolder, 'parvis_log');
  if (url === undefined)
    throw new Error(`Parvis has never been started with the data folder ${dataFolder}.`);
  return openLog(url);
}

/** Returns whether a write was lost or duplicated, or anything else is wrong. */
export function hasProblems({ lost, doubled, problems }: Verdict): boolean {
  return lost + doubled + problems.length > 0;
}

function summed(
  writes: readonly JournalledWrite[],
  found: readonly Findings[],
  changed: readonly string[],
) {
  const lost = found.flatMap((one) => one.lost);
  const doubled = found.flatMap((one) => one.doubled);
  const unsettled = writes.filter((one) => !one.acknowledgement && !one.refusal);
  return {
    acknowledged: writes.filter((one) => one.acknowledgement).length,
    refused: writes.filter((one) => one.refusal?.code === 'stale-revision').length,
    lost: lost.length,
    doubled: doubled.length,
    problems: [
      ...lost,
      ...doubled,
      ...found.flatMap((one) => one.problems),
      ...unsettled.map(({ write }) => `${write.key} never got a response`),
      ...changed.map((path) => `${path} is missing or differs after a rebuild`),
    ],
  };
}

/** Returns public paths of published pages, spread over the whole journal. */
function pathsOf(writes: readonly JournalledWrite[]): string[] {
  const urls = writes.flatMap(({ write, acknowledgement }) =>
    write.kind === 'publish-page' && acknowledgement?.url ? [acknowledgement.url] : [],
  );
  const paths = [...new Set(urls)];
  const step = Math.max(1, Math.floor(paths.length / comparedPages));
  return paths.filter((_, index) => index % step === 0);
}
