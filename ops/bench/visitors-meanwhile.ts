import { get } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { describeStatuses } from '../chaos/describe-statuses.ts';
import type { ParvisProcess } from '../chaos/parvis-process.ts';
import { sessionCookie } from '../chaos/session-cookie.ts';
import type { LongestTurns, NotedTurns } from './noted-turns.ts';
import { type Figure, spreadOf } from './rounds.ts';
import { titleSaver } from './visible-after.ts';

/** How often a visitor opens a connection, and an editor saves, in milliseconds. */
const visitEveryMs = 20;
const saveEveryMs = 400;
/** After this time a visitor leaves, in milliseconds. */
const patienceMs = 20_000;
/** How long visitors are measured while nothing else goes on, in milliseconds. */
const restMs = 20_000;

interface Answered {
  readonly status: number;
  readonly ms: number;
}

/** What visitors and an editor met while something else went on. */
export interface Meanwhile {
  readonly visits: readonly Answered[];
  readonly saves: readonly Answered[];
  readonly longest: LongestTurns;
}

/** A running Parvis, and the turns of its event loop. */
export interface Visited {
  readonly parvis: ParvisProcess;
  readonly turns: NotedTurns;
}

/** Opens 50 new connections a second, and saves a page every 0.4 s, until the work is done. */
export async function visitMeanwhile(
  { parvis: { origin }, turns }: Visited,
  work: () => Promise<unknown> = () => delay(restMs),
): Promise<Meanwhile> {
  const save = await titleSaver(origin, await sessionCookie(origin));
  await turns.takeLongest();
  let isOver = false;
  const [visits, saves]: [Promise<Answered>[], Answered[]] = [[], []];
  const visiting = (async () => {
    for (; !isOver; await delay(visitEveryMs)) visits.push(visit(origin));
  })();
  const saving = (async () => {
    for (; !isOver; await delay(saveEveryMs)) saves.push(await timed(save, saves.length));
  })();
  await work().finally(() => {
    isOver = true;
  });
  await Promise.all([visiting, saving]);
  return { visits: await Promise.all(visits), saves, longest: await turns.takeLongest() };
}

function visit(origin: string): Promise<Answered> {
  const begun = performance.now();
  const answered = (status: number) => ({ status, ms: performance.now() - begun });
  return new Promise((resolve) => {
    const signal = AbortSignal.timeout(patienceMs);
    get(origin, { agent: false, signal }, (response) => {
      response.resume().once('end', () => resolve(answered(response.statusCode ?? 0)));
    }).once('error', () => resolve(answered(0)));
  });
}

async function timed(save: (title: string) => Promise<void>, number: number): Promise<Answered> {
  const begun = performance.now();
  const status = await save(`Title ${number}`).then(
    () => 200,
    () => 0,
  );
  return { status, ms: performance.now() - begun };
}

/** Describes what visitors and the editor met, compared with the same at rest. */
export function figuresOf(what: string, during: Meanwhile, rest: Meanwhile): readonly Figure[] {
  const compared = (kind: 'visits' | 'saves') => ({
    ours: describeTimes(during[kind]),
    reference: `at rest ${describeTimes(rest[kind])}`,
    ratio: spreadOf([percentileOf(during[kind], 0.99) / percentileOf(rest[kind], 0.99)]),
  });
  return [
    {
      name: `50 new connections a second, ${what} (ratio of p99 to rest)`,
      ...compared('visits'),
    },
    {
      name: `A save every 0.4 s, ${what} (goal: p99 of at most 100 ms; ratio of p99 to rest)`,
      ...compared('saves'),
    },
    {
      name: `Longest turn of the visitors’ event loop, ${what} (goal: at most 50 ms)`,
      ours: describeTurns(during.longest),
      reference: `at rest ${describeTurns(rest.longest)}`,
    },
  ];
}

function describeTurns({ heldMs, cpuMs }: LongestTurns): string {
  return `${heldMs.toFixed(0)} ms; most CPU time of one: ${cpuMs.toFixed(0)} ms`;
}

/** Describes the times and the statuses of responses. */
function describeTimes(answered: readonly Answered[]): string {
  const at = (part: number) => percentileOf(answered, part).toFixed(0);
  const statuses = describeStatuses(answered.map(({ status }) => [status, 1]));
  return `p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, longest ${at(1)} ms (${statuses})`;
}

/** Returns a percentile of the times. */
export function percentileOf(answered: readonly Answered[], part: number): number {
  const times = answered.map(({ ms }) => ms).sort((one, other) => one - other);
  return times[Math.floor(part * (times.length - 1))] ?? Number.NaN;
}
