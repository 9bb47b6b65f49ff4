import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { createVitest, type TestRunResult, type Vitest } from 'vitest/node';
import { repositoryRoot } from '../chaos/parvis-process.ts';
import { type Mutant, mutate } from './mutators.ts';

/** A mutant not killed after this many milliseconds is stuck, which counts as killed. */
const deadlineMs = 240_000;

/**
 * Runs tests against code with at most one mutant in it; the files themselves are never changed.
 */
export class MutatedSpecs {
  #vitest: Vitest | undefined;
  #mutant: Mutant | undefined;

  /**
   * Runs the tests in some folders until one fails.
   * @param paths the beginnings of the specs' paths
   * @param mutant the mutant in the code while the specs run; without one they run against the
   * unchanged code
   * @returns the name of a test that failed; undefined when all passed
   * @throws Error when there is no such spec
   */
  async firstFailure(
    paths: readonly string[],
    mutant: Mutant | undefined,
  ): Promise<string | undefined> {
    this.#vitest ??= await this.#open();
    this.#putIn(this.#vitest, mutant);
    const specs = await this.#vitest.globTestSpecifications([...paths]);
    if (specs.length === 0) throw new Error(`there is no spec in ${paths.join(', ')}`);
    // Otherwise a run that was cut short would count as passed.
    const stuck = timeLimit(deadlineMs);
    const run = await Promise.race([this.#vitest.runTestSpecifications(specs), stuck.reached]);
    stuck.cancel();
    if (run !== 'stuck') return findFailure(run, new Set(specs.map(({ moduleId }) => moduleId)));
    endWorkers();
    await this.close();
    return `stuck for ${deadlineMs / 1000} s`;
  }

  async close(): Promise<void> {
    const vitest = this.#vitest;
    this.#vitest = undefined;
    await vitest?.close();
  }

  #putIn(vitest: Vitest, mutant: Mutant | undefined): void {
    for (const one of [this.#mutant, mutant])
      if (one !== undefined) vitest.invalidateFile(join(repositoryRoot, one.file));
    this.#mutant = mutant;
  }

  #open(): Promise<Vitest> {
    return createVitest(
      'test',
      { root: repositoryRoot, config: false, watch: false, bail: 1, reporters: [{}] },
      {
        plugins: [this.#plugin()],
        test: {
          include: ['**/*.int.spec.ts', '**/*.unit.spec.ts'],
          exclude: ['**/node_modules/**', 'dist/**'],
          globalSetup: ['ops/testing/global-setup.ts'],
          maxWorkers: 2,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    );
  }

  #plugin(): Plugin {
    return {
      name: 'mutant',
      enforce: 'pre',
      transform: (code, id) =>
        this.#mutant !== undefined && id === join(repositoryRoot, this.#mutant.file)
          ? { code: mutate(code, this.#mutant), map: null }
          : undefined,
    };
  }
}

/** Vitest would wait for a worker in an endless loop. */
function endWorkers(): void {
  spawnSync('pkill', ['-KILL', '-P', String(process.pid), '-f', 'vitest']);
}

/** The modules of a run include those of earlier runs that were cut short. */
function findFailure(
  { testModules, unhandledErrors }: TestRunResult,
  ids: ReadonlySet<string>,
): string | undefined {
  for (const module of testModules) {
    if (!ids.has(module.moduleId)) continue;
    for (const test of module.children.allTests('failed')) return test.fullName;
    if (module.state() === 'failed') return `${module.relativeModuleId} cannot run`;
  }
  return unhandledErrors.length > 0 ? 'an unhandled error' : undefined;
}

function timeLimit(milliseconds: number): { reached: Promise<'stuck'>; cancel: () => void } {
  const { promise, resolve } = promiseWithResolve();
  const timer = setTimeout(() => resolve('stuck'), milliseconds);
  return { reached: promise, cancel: () => clearTimeout(timer) };
}

function promiseWithResolve() {
  let resolve: (value: 'stuck') => void = () => undefined;
  const promise = new Promise<'stuck'>((resolved) => {
    resolve = resolved;
  });
  return { promise, resolve };
}
