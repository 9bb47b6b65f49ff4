import { setTimeout as delay } from 'node:timers/promises';
import { readModels } from '@parvis/projections/read-models.ts';
import type { ParvisProcess } from '../../chaos/parvis-process.ts';
import { runCommand } from '../../chaos/run-node.ts';
import { sessionCookie } from '../../chaos/session-cookie.ts';
import { cpuSecondsOfTree } from '../cpu-time.ts';
import { queriesOf } from '../offers/workloads.ts';
import { type Figure, formatSpread } from '../rounds.ts';
import { visibleAfter } from '../visible-after.ts';
import {
  connectWhenOpen,
  headOf,
  megabytesOfPostgres,
  postmasterIn,
  readModelsAt,
  sizeOf,
} from './readings.ts';
import { figure, timed, timesOf } from './timed-requests.ts';

const sampleEveryMs = 2_000;
const listPath = '/emploi-carriere/toutes-offres-emploi';
const searches = ['one word', 'two words', 'the beginning of a word'] as const;
const searchesPerWorkload = 100;
const visits = 200;
const rounds = 3;

/**
 * Starts Parvis on a log without read models, and waits until all are built: when each was, the CPU
 * time, and the largest memory.
 */
export async function measureCatchUp(
  parvis: ParvisProcess,
  folder: string,
): Promise<readonly Figure[]> {
  const begun = performance.now();
  const seconds = () => ((performance.now() - begun) / 1_000).toFixed(0);
  const ready = parvis.start().then(() => figure('Pages are served after', `${seconds()} s`));
  const database = await connectWhenOpen(folder, 'parvis');
  const log = await connectWhenOpen(folder, 'parvis_log');
  const figures: Figure[] = [];
  const peak = { node: 0, postgres: 0 };
  const reached = new Set<string>();
  while (reached.size < readModels.length) {
    const head = await headOf(log);
    for (const name of await readModelsAt(database, head)) {
      if (reached.has(name)) continue;
      reached.add(name);
      figures.push(figure(`Read model ${name} is built after`, `${seconds()} s`));
      console.log(`${seconds()} s ${name}`);
    }
    peak.node = Math.max(peak.node, await parvis.residentMegabytes());
    peak.postgres = Math.max(peak.postgres, await megabytesOfPostgres(folder));
    await delay(sampleEveryMs);
  }
  const { pid } = parvis;
  const cpu = pid === undefined ? Number.NaN : await cpuSecondsOfTree(pid);
  const cpuOfPostgres = await cpuSecondsOfTree(await postmasterIn(folder));
  figures.push(
    await ready,
    figure('CPU time of Node until all are built', `${cpu.toFixed(0)} s`),
    figure('CPU time of PostgreSQL until then', `${cpuOfPostgres.toFixed(0)} s`),
    figure('Largest memory of Node meanwhile', `${peak.node} MB`),
    figure('Largest memory of PostgreSQL meanwhile', `${peak.postgres} MB`),
    ...(await untilSearchable(parvis, seconds)),
    figure('The log on disk', await sizeOf(log)),
    figure('The read models and tables on disk', await sizeOf(database)),
  );
  await Promise.all([database.end(), log.end()]);
  return figures;
}

/** Measures visits, searches, saves and reconstructions on a Parvis that has caught up. */
export async function measureLive(
  parvis: ParvisProcess,
  folder: string,
): Promise<readonly Figure[]> {
  await parvis.start();
  const { origin } = parvis;
  await untilSearchable(parvis, () => '');
  const figures = [
    figure('Memory of Node, offers searchable', `${await parvis.residentMegabytes()} MB`),
    figure('Memory of PostgreSQL', `${await megabytesOfPostgres(folder)} MB`),
  ];
  for (const name of searches) {
    const addresses = queriesOf(name, searchesPerWorkload, 7).map(
      ({ keywords }) => `${origin}${listPath}?${new URLSearchParams({ json: '1', q: keywords })}`,
    );
    figures.push(timed(`Searches, ${name}`, await timesOf(addresses, {})));
  }
  const cookie = await sessionCookie(origin);
  const home = Array.from({ length: visits }, () => `${origin}/`);
  const page = Array.from({ length: visits }, () => `${origin}/echelle/partie-1/page-00000000007`);
  const at = new Date(Date.now() - 5 * 365 * 86_400_000).toISOString();
  const path = '/echelle/partie-1/page-00000000007';
  const past = `${origin}/api/audit/page?${new URLSearchParams({ path, at })}`;
  const saved = await visibleAfter(origin, cookie);
  for (let round = 0; round < rounds; round += 1) saved.values.push(await saved.measure(round));
  return [
    ...figures,
    timed('The home page, cached', await timesOf(home, {})),
    timed('The home page, not cached', await timesOf(home, { cookie })),
    timed('One of the pages, not cached', await timesOf(page, { cookie })),
    timed('A page as it was five years ago', await timesOf(Array(20).fill(past), { cookie })),
    figure('From the response to a save until visitors see it', formatSpread(saved, 'ms')),
  ];
}

/** Measures a second start, on read models that are up to date. */
export async function measureSecondStart(parvis: ParvisProcess): Promise<readonly Figure[]> {
  const begun = performance.now();
  const seconds = () => ((performance.now() - begun) / 1_000).toFixed(1);
  await parvis.start();
  const ready = figure('A second start serves pages after', `${seconds()} s`);
  return [ready, ...(await untilSearchable(parvis, seconds))];
}

/** Measures a backup of a running Parvis. */
export async function measureBackup(
  parvis: ParvisProcess,
  target: string,
): Promise<readonly Figure[]> {
  await parvis.start();
  const begun = performance.now();
  await runCommand(parvis, ['backup', target]);
  return [figure('A backup, verified', `${((performance.now() - begun) / 1_000).toFixed(0)} s`)];
}

/** Waits until every open offer is found. */
async function untilSearchable(
  { origin }: ParvisProcess,
  seconds: () => string,
): Promise<readonly Figure[]> {
  for (;;) {
    const response = await fetch(`${origin}${listPath}?json=1&q=assistante`);
    const { success, total }: { success: boolean; total: number } = await response.json();
    if (success)
      return [figure(`Offers are searched after (${total} have a word)`, `${seconds()} s`)];
    await delay(sampleEveryMs);
  }
}
