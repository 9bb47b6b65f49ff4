import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type SeededRandom, seededRandom } from '../../random/seeded-random.ts';
import { freePort } from '../../testing/free-port.ts';
import { startLoad, withFolder } from '../load.ts';
import { ParvisProcess } from '../parvis-process.ts';
import { waitForReadiness } from '../readiness.ts';
import { judgeRun, type Verdict } from '../verdict.ts';

export interface CampaignOptions {
  readonly nodeKills: number;
  readonly postgresKills: number;
  /** Maximum duration; kills that remain then are reported as a problem. */
  readonly seconds: number;
  /** The same seed gives the same targets and pauses. */
  readonly seed: number;
  readonly say?: (line: string) => void;
}

type Target = 'node' | 'postgres' | 'both';

const editors = 6;
/** Share of the kills of PostgreSQL that also kill Node. */
const shareOfBoth = 0.2;
/** Share of the kills of Node that are followed by another while it restarts. */
const shareDuringStart = 0.15;

/** Kills Node, PostgreSQL and both at random under load, and compares the result with the journal. */
export function runCampaign(options: CampaignOptions): Promise<Verdict> {
  return withFolder(async (folder) => {
    const dataFolder = join(folder, 'data');
    const parvis = new ParvisProcess({ dataFolder, port: await freePort() });
    try {
      await parvis.start();
      const journalFile = join(folder, 'journal.jsonl');
      const load = { origin: parvis.origin, journalFile, editors, seed: options.seed, name: 'k' };
      const { stop, traffic } = await startLoad(load);
      const killed = await killAtRandom(parvis, options);
      await delay(500);
      const surprises = await stop();
      const examined = await judgeRun(parvis, dataFolder, [journalFile]);
      const { retried, broken, unavailable, faults, faultsSeen } = traffic;
      return {
        scenario: 'Kill Node and PostgreSQL',
        done: `${killed.node} of Node, ${killed.postgres} of PostgreSQL (${killed.both} together), seed ${options.seed}`,
        ...examined,
        traffic: `${retried} sent again: ${broken} broken connections, ${unavailable} clean 503, ${faults} faults`,
        problems: [
          ...examined.problems,
          ...surprises,
          ...killed.problems,
          ...faultsSeen,
          ...(faultsSeen.size > 0 ? parvis.faults.slice(-faultsSeen.size) : []),
          ...missingKills(options, killed),
        ],
      };
    } finally {
      await parvis.cleanUp();
    }
  });
}

interface Killed {
  node: number;
  postgres: number;
  both: number;
  readonly problems: string[];
}

async function killAtRandom(parvis: ParvisProcess, options: CampaignOptions): Promise<Killed> {
  const { say = () => undefined, seconds, seed } = options;
  const random = seededRandom(seed);
  const killed: Killed = { node: 0, postgres: 0, both: 0, problems: [] };
  const deadline = performance.now() + seconds * 1_000;
  for (const [index, target] of planOf(options, random).entries()) {
    if (performance.now() > deadline) break;
    await delay(random.between(150, 1_500));
    await strike(parvis, target, killed, random);
    if ((index + 1) % 10 === 0)
      say(`    ${killed.node} kills of Node, ${killed.postgres} of PostgreSQL`);
  }
  return killed;
}

function planOf({ nodeKills, postgresKills }: CampaignOptions, random: SeededRandom): Target[] {
  const both = Math.floor(Math.min(nodeKills, postgresKills) * shareOfBoth);
  const times = (count: number, target: Target) => Array.from({ length: count }, () => target);
  return random.shuffled([
    ...times(nodeKills - both, 'node'),
    ...times(postgresKills - both, 'postgres'),
    ...times(both, 'both'),
  ]);
}

/** Kills the target, and waits until Parvis serves again. */
async function strike(
  parvis: ParvisProcess,
  target: Target,
  killed: Killed,
  random: SeededRandom,
): Promise<void> {
  if (target !== 'node') {
    if (await parvis.killPostgres()) killed.postgres += 1;
    if (target === 'both') {
      await delay(random.between(0, 300));
      killed.both += 1;
    }
  }
  if (target !== 'postgres') {
    await parvis.kill();
    killed.node += 1;
    await delay(random.between(0, 200));
    await startAgain(parvis, random.chance(shareDuringStart) ? random.between(20, 900) : 0, killed);
  }
  await waitUntilServed(parvis, killed);
}

/**
 * Waits until Parvis serves. If Node exited unexpectedly, records that as a problem and restarts
 * it.
 */
async function waitUntilServed(parvis: ParvisProcess, killed: Killed): Promise<void> {
  try {
    await waitForReadiness(parvis, ({ status }) => status === 'ready');
  } catch (cause) {
    if (parvis.pid !== undefined) throw cause;
    killed.problems.push(`Node ended by itself: ${parvis.output}`);
    await parvis.start();
  }
}

/** Starts Node; if `killAfterMs` is positive, kills it once more that long after the start. */
async function startAgain(
  parvis: ParvisProcess,
  killAfterMs: number,
  killed: Killed,
): Promise<void> {
  if (killAfterMs > 0) {
    const starting = parvis.start().catch(() => undefined);
    await delay(killAfterMs);
    await parvis.kill();
    await starting;
  }
  try {
    await parvis.start();
  } catch (cause) {
    killed.problems.push(
      `a start failed: ${cause instanceof Error ? cause.message : String(cause)}`,
    );
    await parvis.start();
  }
}

function missingKills({ nodeKills, postgresKills }: CampaignOptions, killed: Killed): string[] {
  return [
    ...(killed.node < nodeKills ? [`only ${killed.node} of ${nodeKills} kills of Node`] : []),
    ...(killed.postgres < postgresKills
      ? [`only ${killed.postgres} of ${postgresKills} kills of PostgreSQL`]
      : []),
  ];
}
