import { createProjectionEngine } from '@parvis/projections/engine/engine.ts';
import type { ProjectionStatus } from '@parvis/projections/engine/projection.ts';
import { readModels } from '@parvis/projections/read-models.ts';
import { InProcessBus } from '@parvis/services/adapters/bus/in-process-bus.ts';
import { systemClock } from '@parvis/services/adapters/clock.ts';
import { z } from 'zod';
import { type Command, defineCommand, quoted } from './command.ts';
import { CommandLineError } from './command-line-error.ts';
import { type Connection, connectToRunning } from './connect-to-running.ts';
import {
  named,
  namesSome,
  naming,
  type ProjectionsNamed,
  projectionsNamed,
  states,
  unnamed,
} from './projections-named.ts';
import { waitForRebuilds } from './wait-for-rebuilds.ts';

type Action = 'retry' | 'skip' | 'rebuild';
type Engine = ReturnType<typeof createProjectionEngine>;

/** `parvis projections status`: shows the read models. */
export const projectionsStatus = defineCommand({
  name: 'projections status',
  usage: '',
  summary: 'Shows the read models: state, version, position, lag, failure',
  schema: z.object({}),
  run: () => withEngine(async (engine) => print(await engine.statuses())),
});

/** `parvis projections retry`: retries the event at which read models stopped. */
export const projectionsRetry = operation(
  'retry',
  'Retries the event at which read models stopped',
);

/** `parvis projections skip`: skips that event, which is recorded. */
export const projectionsSkip = operation(
  'skip',
  'Skips the event at which read models stopped; that is recorded',
);

/** `parvis projections rebuild`: computes read models anew, while the present ones are served. */
export const projectionsRebuild = defineCommand({
  ...declareAction('rebuild', 'Computes read models anew, while the present ones are served'),
  usage: 'NAME…|--failed|--detached [--wait]',
  details: [...named, '--wait       shows progress, and ends when they are replaced'],
  options: { ...states, wait: { type: 'boolean' } },
  schema: z.object({ ...naming, wait: z.boolean().default(false) }).refine(namesSome, unnamed),
  run: ({ wait, ...request }) =>
    withEngine(async (engine, log) => {
      const names = await operate(engine, 'rebuild', request);
      if (wait) await waitForRebuilds(engine, log, names);
      print(await engine.statuses());
    }),
});

function operation(action: 'retry' | 'skip', summary: string): Command {
  return defineCommand({
    ...declareAction(action, summary),
    schema: z.object(naming).refine(namesSome, unnamed),
    run: (request) =>
      withEngine(async (engine) => {
        await operate(engine, action, request);
        print(await engine.statuses());
      }),
  });
}

function declareAction(action: Action, summary: string) {
  return {
    name: `projections ${action}`,
    usage: 'NAME…|--failed|--detached',
    summary,
    details: named,
    rest: 'names',
    options: states,
  };
}

async function withEngine(
  work: (engine: Engine, log: Connection['log']) => Promise<void>,
): Promise<void> {
  const { log, pool, close } = await connectToRunning();
  try {
    const bus = new InProcessBus();
    await work(
      createProjectionEngine({ log, pool, bus, clock: systemClock, projections: readModels }),
      log,
    );
  } finally {
    await close();
  }
}

/** @returns the names of the projections operated on */
async function operate(
  engine: Engine,
  action: Action,
  request: ProjectionsNamed,
): Promise<readonly string[]> {
  const names = projectionsNamed(request, await engine.statuses());
  const unknown = names.find((name) => !readModels.some((model) => model.name === name));
  // Before the others are touched.
  if (unknown !== undefined) throw refused(action, unknown, 'projection-not-found');
  for (const name of names) {
    const outcome = await engine[action](name, 'command-line');
    if (!outcome.ok) throw refused(action, name, outcome.refusals[0].code);
  }
  return names;
}

function refused(action: Action, name: string, code: string): CommandLineError {
  return new CommandLineError(
    code === 'projection-not-failed'
      ? `${name} has not failed, so there is nothing to ${action}.`
      : `There is no projection ${quoted(name)}: use ${readModels.map((one) => one.name).join(', ')}.`,
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
