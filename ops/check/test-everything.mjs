import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIfChanged } from '../build/build.mjs';
import { installIfChanged } from '../start/install.mjs';
import { giveUp } from '../start/refusal.mjs';
import { notRun, printLine, runStep, runSteps } from './run-step.mjs';
import { budgets, endToEnd, integration, root, staticChecks, unit } from './steps.mjs';
import { printSummary } from './summary.mjs';
import { installSystemPieces } from './system-pieces.mjs';

/** @typedef {import('./run-step.mjs').Outcome} Outcome */

/** Runs every check and every test there is, on a machine that has Node and npm only. */
export async function testEverything() {
  const started = performance.now();
  const outcomes = [await preparation().catch(giveUp)];
  outcomes.push(...(await runSteps(staticChecks)));
  for (const step of [unit, integration]) outcomes.push(await runStep(step));
  const built = await build();
  outcomes.push(built);
  for (const step of [budgets, endToEnd])
    outcomes.push(built.ok ? await runStep(step) : notRun(step.name, 'the build failed'));
  printSummary(outcomes, (performance.now() - started) / 1_000);
  process.exit(outcomes.every(({ ok }) => ok) ? 0 : 1);
}

async function preparation() {
  const logs = mkdtempSync(join(tmpdir(), 'parvis-install-'));
  const outcome = await timed('install', async () => {
    const pieces = await installSystemPieces(root);
    const installed = await installIfChanged(root, logs);
    return `${pieces}, packages ${installed ? 'installed' : 'there'}`;
  });
  rmSync(logs, { recursive: true, force: true });
  return outcome;
}

async function build() {
  try {
    return await timed('build', async () => ((await buildIfChanged()) ? 'built' : 'up to date'));
  } catch (cause) {
    console.log(cause instanceof Error ? cause.message : cause);
    return notRun('build', 'it failed');
  }
}

/** @returns {Promise<Outcome>} */
async function timed(name, work) {
  const started = performance.now();
  const read = await work();
  const seconds = (performance.now() - started) / 1000;
  const outcome = { name, ok: true, seconds, passed: 1, failed: 0, skipped: [], read };
  printLine(outcome);
  return outcome;
}
