import { createProjectionEngine } from '@parvis/projections/engine/engine.ts';
import type { ProjectionStatus } from '@parvis/projections/engine/projection.ts';
import { readModels } from '@parvis/projections/read-models.ts';
import { InProcessBus } from '@parvis/services/adapters/bus/in-process-bus.ts';
import { systemClock } from '@parvis/services/adapters/clock.ts';
import { CommandLineError } from './command-line-error.ts';
import { connectToRunning } from './connect-to-running.ts';
import { projectionsNamed } from './projections-named.ts';

const actions = ['status', 'retry', 'skip', 'rebuild'] as const;
type Action = (typeof actions)[number];

/**
 * `parvis projections status|retry|skip|rebuild [NAME…|--failed|--detached]`: shows and operates the
 * read models.
 */
export async function projections([word = 'status', ...words]: readonly string[]): Promise<void> {
  const action = actions.find((one) => one === word);
  if (action === undefined)
    throw new CommandLineError(`Unknown action “${word}”: use one of ${actions.join(', ')}.`);
  const { log, pool, close } = await connectToRunning();
  try {
    const bus = new InProcessBus();
    const engine = createProjectionEngine({
      log,
      pool,
      bus,
      clock: systemClock,
      projections: readModels,
    });
    if (action !== 'status') await operate(engine, action, words);
    print(await engine.statuses());
  } finally {
    await close();
  }
}

async function operate(
  engine: ReturnType<typeof createProjectionEngine>,
  action: Exclude<Action, 'status'>,
  words: readonly string[],
): Promise<void> {
  if (words.length === 0) {
    const names = readModels.map((one) => one.name).join(', ');
    throw new CommandLineError(
      `Name the projections to ${action}, or all of a state with --failed or --detached: ${names}.`,
    );
  }
  for (const name of projectionsNamed(words, await engine.statuses())) {
    const outcome = await engine[action](name, 'command-line');
    if (!outcome.ok) throw refused(action, name, outcome.refusals[0].code);
  }
}

function refused(action: Action, name: string, code: string): CommandLineError {
  return new CommandLineError(
    code === 'projection-not-failed'
      ? `${name} has not failed, so there is nothing to ${action}.`
      : `The projection “${name}” does not exist.`,
  );
}

function print(statuses: readonly ProjectionStatus[]): void {
  for (const { name, state, version, position, lagMs, failure, rebuild } of statuses) {
    const lag = lagMs === null ? 'lag unknown' : `${lagMs} ms behind`;
    console.log(`${name.padEnd(20)} ${state.padEnd(9)} version ${version}  at ${position}  ${lag}`);
    if (failure)
      console.log(
        `  stopped at ${failure.type} ${failure.eventId} (${failure.stream}): ${failure.error}`,
      );
    if (rebuild) console.log(`  rebuilding: ${rebuild.state} at ${rebuild.position}`);
  }
}
