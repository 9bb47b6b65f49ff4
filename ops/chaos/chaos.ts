import { spawnSync } from 'node:child_process';
import { markdownTable, writeFigures } from '../bench/figures-file.ts';
import { type ChaosOptions, readOptions, type ScenarioName, scenarioNames } from './options.ts';
import { repositoryRoot } from './parvis-process.ts';
import { fullDisk, unsupportedReason } from './scenarios/full-disk.ts';
import { fuzz } from './scenarios/fuzz.ts';
import { runCampaign } from './scenarios/kill-processes.ts';
import { newerDatabase, olderDatabase } from './scenarios/restored-databases.ts';
import { stoppedNats } from './scenarios/stopped-nats.ts';
import { stoppedPostgres } from './scenarios/stopped-postgres.ts';
import { hasProblems, type Verdict } from './verdict.ts';

const scenarios: Record<ScenarioName, (options: ChaosOptions) => Promise<Verdict>> = {
  kill: (options) => runCampaign({ ...options, say: console.log }),
  nats: ({ natsSeconds, seed }) => stoppedNats(natsSeconds, seed),
  postgres: ({ outageSeconds }) => stoppedPostgres(outageSeconds),
  disk: ({ seed }) => fullDisk(seed),
  'older-database': ({ seed }) => olderDatabase(seed),
  'newer-database': ({ seed }) => newerDatabase(seed),
  fuzz: ({ seed }) => fuzz(seed),
};
const headings = [
  'scenario',
  'done',
  'acknowledged',
  'lost',
  'duplicated',
  'refused (If-Match)',
  'details',
];

const options = readOptions(process.argv.slice(2));
const rows: string[][] = [headings];
for (const name of options.only) {
  const reason = name === 'disk' ? unsupportedReason() : undefined;
  rows.push(
    reason === undefined ? await run(name) : [name, `not run: ${reason}`, '', '', '', '', ''],
  );
}
console.log(`\n${markdownTable(rows)}`);
const command = [
  'npm run chaos',
  ...(process.argv.length > 2 ? ['--'] : []),
  ...process.argv.slice(2),
];
await writeFigures(new URL('README.md', import.meta.url), {
  command: command.join(' '),
  rows,
  isWhole: options.only.length === scenarioNames.length,
});

async function run(name: ScenarioName): Promise<string[]> {
  build();
  console.log(`${name} (seed ${options.seed})`);
  const verdict = await scenarios[name](options);
  if (hasProblems(verdict)) process.exitCode = 1;
  for (const problem of verdict.problems.slice(0, 20)) console.error(`    ✗ ${problem}`);
  if (verdict.problems.length > 20) console.error(`    ✗ and ${verdict.problems.length - 20} more`);
  const { scenario, done, acknowledged, lost, doubled, refused, traffic } = verdict;
  const others = verdict.problems.length - lost - doubled;
  const note = others > 0 ? `; ${others} other problems` : '';
  const row = [
    scenario,
    done,
    ...[acknowledged, lost, doubled, refused].map(String),
    traffic + note,
  ];
  console.log(`    ${row.join(' · ')}`);
  return row;
}

/** Builds Parvis unless the build is up to date. */
function build(): void {
  const built = spawnSync(process.execPath, ['ops/build/build.mjs'], {
    cwd: repositoryRoot,
    stdio: 'inherit',
  });
  if (built.status !== 0) process.exit(1);
}
