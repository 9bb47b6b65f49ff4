import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { spreadOf } from '../bench/rounds.ts';
import { withFolder } from '../chaos/load.ts';
import { openOffers } from '../chaos/open-offers.ts';
import { ParvisProcess } from '../chaos/parvis-process.ts';
import { runCommand } from '../chaos/run-node.ts';
import { freePort } from '../testing/free-port.ts';
import { readBudget, type Size, sizes, writeBudget } from './budget-file.ts';
import { listedRoutes } from './listed-routes.ts';
import { type Cost, type Costs, measureRoutes } from './measure-routes.ts';
import { readSampleSite } from './sample-site.ts';

/**
 * `npm run budget`: measures what a request to each public route costs the built product, with the
 * offers of the demonstration and with 100,000, and writes `ops/security/budget.md`.
 *
 * `--list` writes the routes as they are declared, and keeps their figures. `--data FOLDER` measures
 * the demonstration in a data folder, from the number of offers that it has on. Words limit the
 * measurement to the routes that contain one.
 */
const rounds = 2;
const retryMs = 1_000;
const clockProgram = fileURLToPath(new URL('loop-clock.mjs', import.meta.url));

const { values: options, positionals } = parseArgs({
  options: { list: { type: 'boolean' }, data: { type: 'string' } },
  allowPositionals: true,
});
const names = listedRoutes()
  .map(({ name }) => name)
  .filter((name) => positionals.length === 0 || positionals.some((word) => name.includes(word)));
if (options.list) writeBudget(readBudget().measured);
else if (options.data === undefined) await withFolder((folder) => measureIn(`${folder}/data`));
else await measureIn(options.data);

async function measureIn(dataFolder: string): Promise<void> {
  const clockPort = await freePort();
  const parvis = new ParvisProcess({
    dataFolder,
    port: await freePort(),
    environment: {
      PARVIS_DEMO: '1',
      PARVIS_TRUST_PROXY: '1',
      PARVIS_ALERTS_PER_MINUTE: '1000',
      BUDGET_CLOCK_PORT: String(clockPort),
      NODE_OPTIONS: `--import ${clockProgram}`,
    },
  });
  try {
    await parvis.start();
    const present = await openOffers(parvis);
    for (const size of sizes.filter((one) => one >= present)) {
      await importUpTo(parvis, size);
      const all: ReadonlyMap<string, Costs>[] = [];
      for (let round = 0; round < rounds; round += 1) {
        // Nothing is remembered after a start.
        await parvis.stop();
        await parvis.start();
        await openOffers(parvis);
        const site = await readSampleSite(parvis.origin);
        all.push(await measureRoutes(names, site, parvis.origin, `http://127.0.0.1:${clockPort}`));
        writeFigures(size, all);
      }
    }
  } finally {
    await parvis.cleanUp();
  }
}

/** Imports generated offers until the list shows as many. */
async function importUpTo(parvis: ParvisProcess, size: number): Promise<void> {
  const missing = size - (await openOffers(parvis));
  if (missing <= 0) return;
  const environment = { ...parvis.environment, NODE_OPTIONS: '' };
  await runCommand({ environment }, ['demo', 'offers', '--count', String(missing)]);
  while ((await openOffers(parvis)) < size) await delay(retryMs);
}

function writeFigures(size: Size, all: readonly ReadonlyMap<string, Costs>[]): void {
  const known = new Map(readBudget().measured);
  for (const name of names) {
    const before = known.get(name);
    const costs = { 610: '', 100_000: '', ...before?.costs };
    const { input, cost } = dearestOf(all.map((costsOf) => costsOf.get(name) ?? new Map()));
    known.set(name, {
      costs: { ...costs, [size]: `${cost.holdMs.toFixed(0)} / ${cost.cpuMs.toFixed(0)}` },
      dearest: input,
    });
  }
  writeBudget(known);
}

/** Returns the longest hold and processor time of its kinds of input, and the kind of the latter. */
function dearestOf(all: readonly Costs[]): { input: string; cost: Cost } {
  const inputs = [...(all[0]?.keys() ?? [])].map((input) => {
    const costs = all.flatMap((costsOf) => costsOf.get(input) ?? []);
    return {
      input,
      holdMs: spreadOf(costs.map(({ holdMs }) => holdMs)).median,
      cpuMs: spreadOf(costs.map(({ cpuMs }) => cpuMs)).median,
    };
  });
  const { input, cpuMs } = inputs.reduce((one, other) => (other.cpuMs > one.cpuMs ? other : one));
  return { input, cost: { holdMs: Math.max(...inputs.map(({ holdMs }) => holdMs)), cpuMs } };
}
