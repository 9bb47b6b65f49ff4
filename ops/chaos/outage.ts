import { setTimeout as delay } from 'node:timers/promises';
import { isAnyRepeated, readMetric } from './operators-view.ts';
import type { ParvisProcess } from './parvis-process.ts';
import { readReadiness } from './readiness.ts';
import { describeVisits, startVisitors, statusOf, type Visits } from './visitors.ts';

/** How long an editor may wait for a refusal, and everybody for the site to be as before. */
const refusedWithinMs = 10_000;
const backWithinMs = 10_000;
const settledMs = 3_000;
const servesAgainMs = 60_000;

/** A server that both databases are on, and that goes away and comes back. */
export interface Server {
  stop(): Promise<void>;
  start(): Promise<void>;
}

/** A site with a page that visitors see, and one that was withdrawn. */
export interface Site {
  readonly parvis: ParvisProcess;
  readonly cookie: string;
  readonly kept: string;
  readonly withdrawn: string;
  readonly save: () => Promise<number>;
}

/** Waits until an address is served, or no longer. @returns how long, in milliseconds */
export async function becomes(address: string, wanted: 'served' | 'withdrawn'): Promise<number> {
  const begunAt = performance.now();
  while (((await statusOf(address)) === '200') !== (wanted === 'served')) {
    if (performance.now() - begunAt > servesAgainMs)
      throw new Error(`${address} is not ${wanted} within a minute`);
    await delay(50);
  }
  return Math.round(performance.now() - begunAt);
}

/** What was seen of one outage; times in milliseconds. */
interface Outage {
  readonly visits: readonly Visits[];
  readonly saves: readonly { readonly status: number; readonly ms: number }[];
  readonly readiness: string;
  /** Stale pages, as the metric counts them. */
  readonly stale: number;
  /** Lines of errors. */
  readonly logged: readonly string[];
  readonly backMs: number;
  readonly savedMs: number;
}

/** Takes the server away for a while. @returns what was seen, and what was not right */
export async function during(how: string, server: Server, site: Site, seconds: number) {
  const outage = await observe(server, site, seconds);
  return { seen: `${how}: ${described(outage)}`, problems: problemsIn(how, outage) };
}

async function observe(server: Server, site: Site, seconds: number): Promise<Outage> {
  const { parvis, kept, withdrawn, cookie, save } = site;
  const loggedBefore = parvis.errors.length;
  // What changed before has reached every read model, and the page is cached again.
  await delay(settledMs);
  await becomes(kept, 'served');
  await server.stop();
  // Until the feed of changes has not been read for two seconds, a frozen server is only slow.
  await delay(3_000);
  const stop = startVisitors([
    { name: 'visitors', address: kept, cookie: 'consent=1' },
    { name: 'sessions', address: kept, cookie },
    { name: 'a withdrawn page', address: withdrawn },
  ]);
  const saves: { status: number; ms: number }[] = [];
  const end = performance.now() + seconds * 1_000;
  while (performance.now() < end) {
    const begunAt = performance.now();
    saves.push({ status: await save(), ms: Math.round(performance.now() - begunAt) });
    await delay(500);
  }
  const visits = await stop();
  const readiness = (await readReadiness(parvis).catch(() => undefined))?.status ?? 'nothing';
  const stale = (await readMetric(parvis, 'parvis_page_cache_stale_total')) ?? 0;
  const logged = parvis.errors.slice(loggedBefore);
  await server.start();
  const startedAt = performance.now();
  const backMs = await becomes(kept, 'served');
  while ((await save()) !== 201 && performance.now() - startedAt < servesAgainMs) await delay(50);
  const savedMs = Math.round(performance.now() - startedAt);
  return { visits, saves, readiness, stale, logged, backMs, savedMs };
}

const refusedOf = ({ saves }: Outage) => saves.filter(({ status }) => status === 503).length;
const longestOf = ({ saves }: Outage) => Math.max(...saves.map(({ ms }) => ms));

function described(outage: Outage): string {
  const { visits, saves, readiness, stale, logged, backMs, savedMs } = outage;
  const messages = logged.map((line) => String(JSON.parse(line).message));
  return [
    ...visits.map(describeVisits),
    `${refusedOf(outage)} of ${saves.length} saves 503, longest ${longestOf(outage)} ms`,
    `ready says ${readiness}, parvis_page_cache_stale_total ${stale}`,
    `logged: ${messages.join(', ') || 'nothing'}`,
    `pages fresh ${backMs} ms and saves ${savedMs} ms after it was back`,
  ].join('; ');
}

function problemsIn(how: string, outage: Outage): readonly string[] {
  const { visits, saves, readiness, stale, logged, backMs, savedMs } = outage;
  const notRefused = saves.length - refusedOf(outage);
  return [
    ...visits.flatMap(problemsOf),
    ...(notRefused === 0 ? [] : [`${notRefused} saves were not refused`]),
    ...(longestOf(outage) > refusedWithinMs ? ['a save waited too long for its refusal'] : []),
    ...(readiness === 'degraded' ? [] : [`readiness is ${readiness}`]),
    ...(stale === 0 ? ['no stale page was counted'] : []),
    ...(logged.length === 0 ? ['nothing was logged'] : []),
    ...(isAnyRepeated(logged) ? ['an error was logged twice'] : []),
    ...(Math.max(backMs, savedMs) > backWithinMs ? ['it was not back within seconds'] : []),
  ].map((problem) => `${how}: ${problem}`);
}

const allowed: Readonly<Record<string, string>> = {
  visitors: '200 stale',
  sessions: '503',
};

function problemsOf({ name, got }: Visits): readonly string[] {
  const right = allowed[name];
  return Object.entries(got).flatMap(([status, count]) => {
    // What was withdrawn is not found: its cached page of an error may be as stale as others.
    const isRight = right === undefined ? !status.startsWith('200') : status === right;
    return isRight ? [] : [`${name} got ${count} × ${status}`];
  });
}
