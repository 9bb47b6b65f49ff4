import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIfChanged } from '../build/build.mjs';
import { installIfChanged } from '../start/install.mjs';
import { giveUp } from '../start/refusal.mjs';
import { unitTests } from './changed-files.mjs';
import { warningsOfLongRuns } from './long-record.mjs';
import { root } from './places.mjs';
import { notRun, printLine, runBeside, runStep } from './run-step.mjs';
import { budgets, checks, endToEnd, integration, longSteps } from './steps.mjs';
import { printSummary } from './summary.mjs';
import { installSystemPackages } from './system-packages.mjs';

/** @typedef {import('./run-step.mjs').Outcome} Outcome */

/**
 * Runs every check and every test, on a machine that has only Node and npm. Unit tests run
 * beside the checks, other steps one after another: each keeps every core busy, and browsers that
 * share the cores with a database time out.
 */
export async function testEverything() {
  const started = performance.now();
  const installed = await install().catch(giveUp);
  const outcomes = [
    installed,
    ...(await runBeside(unitTests({ all: true }), checks({ all: true }))),
    await runStep(integration),
    ...(await testBuild()),
  ];
  for (const warning of warningsOfLongRuns(longSteps.map(({ name }) => name)))
    console.log(`! ${warning}`);
  printSummary(outcomes, (performance.now() - started) / 1000);
  process.exit(outcomes.every(({ ok }) => ok) ? 0 : 1);
}

/** @returns {Promise<readonly Outcome[]>} */
async function testBuild() {
  const built = await build();
  if (!built.ok)
    return [built, ...[budgets, endToEnd].map(({ name }) => notRun(name, 'the build failed'))];
  return [built, await runStep(budgets), await runStep(endToEnd)];
}

async function install() {
  const logs = mkdtempSync(join(tmpdir(), 'parvis-install-'));
  const outcome = await timed('install', async () => {
    const programs = await installSystemPackages(root);
    const installed = await installIfChanged(root, logs);
    return `${programs}, packages ${installed ? 'installed' : 'up to date'}`;
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
  const outcome = { name, ok: true, seconds, passed: 1, failed: 0, skipped: [], slowest: [], read };
  printLine(outcome);
  return outcome;
}
