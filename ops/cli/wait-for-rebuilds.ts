import { setTimeout as delay } from 'node:timers/promises';
import type { ProjectionStatus } from '@parvis/projections/engine/projection.ts';
import { CommandLineError } from './command-line-error.ts';
import { whenInterrupted } from './interruption.ts';
import { progressLine } from './progress-line.ts';

const lookEveryMs = 500;
/** After this long without a projector, it is said. */
const patienceMs = 15_000;

/**
 * Waits until rebuilt read models have replaced the served ones, showing how far they are.
 * @throws CommandLineError when one stops at an event
 */
export async function waitForRebuilds(
  engine: { statuses(): Promise<readonly ProjectionStatus[]> },
  log: { head(): Promise<string> },
  names: readonly string[],
  { everyMs, output } = {
    everyMs: lookEveryMs,
    output: process.stderr as Parameters<typeof progressLine>[0],
  },
): Promise<void> {
  whenInterrupted(
    () => 'The rebuild goes on in the running Parvis: “parvis projections status” shows it.',
  );
  const line = progressLine(output);
  for (let waited = 0; ; waited += everyMs) {
    const waiting = (await engine.statuses()).filter(
      ({ name, rebuild }) => names.includes(name) && rebuild !== null,
    );
    requireNoFailure(waiting);
    if (waiting.length === 0) break;
    const isIdle = waiting.every(({ rebuild }) => rebuild?.state === 'new');
    const progress = waiting.map(toProgress(await log.head())).join(', ');
    line.show(
      isIdle && waited >= patienceMs
        ? `${progress}: no process with the role “projector” has begun; is one running?`
        : progress,
    );
    await delay(everyMs);
  }
  line.end();
}

function requireNoFailure(statuses: readonly ProjectionStatus[]): void {
  const failed = statuses.find(({ rebuild }) => rebuild?.state === 'failed');
  if (failed === undefined) return;
  throw new CommandLineError(
    `The rebuild of ${failed.name} stopped at an event, and the present rows are still served: ${failed.rebuild?.failure?.error ?? 'see its status'}.`,
  );
}

const toProgress =
  (head: string) =>
  ({ name, rebuild }: ProjectionStatus): string => {
    const [at, end] = [Number(rebuild?.position ?? 0), Number(head)];
    return `${name} ${end === 0 ? 100 : Math.min(100, Math.floor((at / end) * 100))} %`;
  };
