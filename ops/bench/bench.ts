import { spawnSync } from 'node:child_process';
import { repositoryRoot } from '../chaos/parvis-process.ts';
import { benchAlerts } from './alerts.ts';
import { benchAppends } from './appends.ts';
import { type BenchServer, startBenchServer } from './bench-server.ts';
import { benchBulkDigests, benchBulkWork } from './bulk-work.ts';
import { benchCatchUp } from './catch-up.ts';
import { benchCrowd } from './crowd.ts';
import { benchDigests } from './digests.ts';
import { markdownTable, writeFigures } from './figures-file.ts';
import { benchGrowth } from './growth.ts';
import { benchImport } from './import.ts';
import { benchMailYear } from './mail-year.ts';
import { benchMemory } from './memory.ts';
import { benchOffers, benchOffersGrowth } from './offers/offers.ts';
import { benchOffersCorpus } from './offers-corpus/bench-corpus.ts';
import { benchPages } from './pages.ts';
import { benchPayload } from './payload/payload.ts';
import { benchPublish } from './publish.ts';
import type { Figure } from './rounds.ts';
import { benchSubscriptions } from './subscriptions.ts';

const [filter = '', ...options] = process.argv.slice(2);
/** Whether the figures are of too little work to be kept. */
const isTrial = options.includes('--small');
const benchmarks = {
  alerts: benchAlerts,
  digests: () => onServer(benchDigests),
  'mail-year': () => onServer(benchMailYear),
  appends: () => onServer(benchAppends),
  'catch-up': () => onServer(benchCatchUp),
  pages: () => {
    build();
    return benchPages();
  },
  growth: () => {
    build();
    return onServer(benchGrowth);
  },
  memory: () => {
    build();
    return onServer(benchMemory);
  },
  import: () => {
    build();
    return onServer(benchImport);
  },
  publish: () => {
    build();
    return onServer(benchPublish);
  },
  payload: () => {
    build();
    return onServer((server) => benchPayload(server, options));
  },
  offers: () => onServer(benchOffers),
  'offers-corpus': benchOffersCorpus,
  subscriptions: () => {
    build();
    return onServer(benchSubscriptions);
  },
  'offers-growth': () => onServer(benchOffersGrowth),
  crowd: () => {
    build();
    return benchCrowd();
  },
  'bulk-work': () => {
    build();
    return benchBulkWork();
  },
  'bulk-digests': () => {
    build();
    return onServer(benchBulkDigests);
  },
} as const;
const headings = ['what', 'Parvis', 'compared with', 'ratio: median (range)', 'goal', ''];

const chosen = Object.entries(benchmarks).filter(([name]) =>
  filter in benchmarks ? name === filter : name.includes(filter),
);
if (chosen.length === 0)
  throw new Error(`“${filter}” matches none of ${Object.keys(benchmarks).join(', ')}`);
const command = ['npm run bench', ...(filter === '' ? [] : ['--', filter, ...options])].join(' ');
const rows = [headings];
for (const [name, measure] of chosen) {
  console.log(`${name}…`);
  const measured = (await measure()).map(rowOf);
  rows.push(...measured);
  console.log(`\n${markdownTable([headings, ...measured])}`);
  // A run that is stopped keeps what it has measured.
  if (!isTrial)
    await writeFigures(new URL('README.md', import.meta.url), { command, rows, isWhole: false });
}
if (filter === '')
  await writeFigures(new URL('README.md', import.meta.url), { command, rows, isWhole: true });

function rowOf({ name, ours, reference, ratio, goal }: Figure): string[] {
  if (ratio === undefined) return [name, ours, reference, '', '', ''];
  const { median, least, most } = ratio;
  const spread = `${median.toFixed(2)} (${least.toFixed(2)} to ${most.toFixed(2)})`;
  if (goal === undefined) return [name, ours, reference, spread, '', ''];
  return [name, ours, reference, spread, `≥ ${goal}`, median >= goal ? 'reached' : 'missed'];
}

async function onServer(measure: (server: BenchServer) => Promise<Figure[]>): Promise<Figure[]> {
  const server = await startBenchServer();
  try {
    return await measure(server);
  } finally {
    await server.stop();
  }
}

/** Builds Parvis unless the build is up to date. */
function build(): void {
  const built = spawnSync(process.execPath, ['ops/build/build.mjs'], {
    cwd: repositoryRoot,
    stdio: 'inherit',
  });
  if (built.status !== 0) throw new Error('Parvis could not be built');
}
