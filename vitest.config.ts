import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { coastlinePlugin } from './ops/build/coastline-plugin.ts';
import { messagesPlugin } from './ops/build/messages-plugin.ts';
import { unitTests } from './ops/testing/unit-tests.ts';

/** Tests wait for databases and timers too, so that even one core keeps two workers busy. */
const workers = Math.max(2, availableParallelism());

const ignored = ['**/node_modules/**', 'dist/**', '.mutation/**'];

/** Unit specs that the check need not run, one to a line. */
const unchanged = process.env['PARVIS_UNCHANGED_SPECS']?.split('\n') ?? [];

/**
 * Keeps transformed modules by their content, except those with `import.meta.glob(`: separately for
 * each project, because they transform them differently.
 */
const keptModules = (project: string) => ({
  fsModuleCache: true,
  fsModuleCachePath: `node_modules/.cache/parvis-checks/modules-${project}`,
});

/** Files that need the same environment follow one another: a change of it starts a new process. */
class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const environments = new Map(sorted.map((file) => [file, environmentOf(file)]));
    const nameOf = (file: TestSpecification) => environments.get(file) ?? '';
    // Component specs have the longest files, and come first.
    return sorted.toSorted((a, b) => nameOf(b).localeCompare(nameOf(a)));
  }
}

/** The comments that name a file's environment and its options; empty for Node. */
function environmentOf({ moduleId }: TestSpecification): string {
  const lines = readFileSync(moduleId, 'utf8').split('\n');
  return lines.filter((line) => line.startsWith('// @vitest-environment')).join(' ');
}

export default defineConfig({
  // As in the build: what tests read is what is served.
  plugins: [messagesPlugin(), coastlinePlugin()],
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    passWithNoTests: false,
    sequence: { sequencer: ByEnvironment },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          ...unitTests,
          experimental: keptModules('unit'),
          exclude: [...ignored, ...unchanged],
          maxWorkers: workers,
        },
      },
      {
        extends: true,
        // As in production: the React of development spends half of a page's time on traces.
        oxc: { jsx: { runtime: 'automatic', development: false } },
        test: {
          name: 'int',
          experimental: keptModules('int'),
          env: { NODE_ENV: 'production' },
          include: ['**/*.int.spec.ts'],
          exclude: ignored,
          isolate: false,
          setupFiles: ['ops/testing/begin-afresh.ts'],
          globalSetup: ['ops/testing/global-setup.ts'],
          // Half of their time they wait for the database and for processes that they start.
          maxWorkers: workers + 1,
          // The slowest takes 20 s alone; beside the browser tests all take several times as long.
          testTimeout: 180_000,
          hookTimeout: 180_000,
          expect: { poll: { timeout: 30_000 } },
        },
      },
    ],
  },
});
