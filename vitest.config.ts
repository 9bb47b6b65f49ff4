import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Tests wait for databases and timers too, so that even one core keeps two workers busy. */
const workers = Math.max(2, availableParallelism());

const ignored = ['**/node_modules/**', 'dist/**'];

/**
 * Components first: files that need the same environment share a process, and most of those that
 * need a document are components.
 */
class ComponentsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const rank = ({ moduleId }: TestSpecification) => (moduleId.endsWith('.tsx') ? 0 : 1);
    return sorted.toSorted((a, b) => rank(a) - rank(b));
  }
}

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    passWithNoTests: false,
    sequence: { sequencer: ComponentsFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['**/*.unit.spec.{ts,tsx}'],
          exclude: ignored,
          // Starting a process for each file would take most of the time.
          isolate: false,
          maxWorkers: workers,
          setupFiles: ['ops/testing/begin-afresh.ts', 'web/testing/wait-patiently.ts'],
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        // As in production: the React of development spends half of a page's time on traces.
        oxc: { jsx: { runtime: 'automatic', development: false } },
        test: {
          name: 'int',
          env: { NODE_ENV: 'production' },
          include: ['**/*.int.spec.ts'],
          exclude: ignored,
          isolate: false,
          setupFiles: ['ops/testing/begin-afresh.ts'],
          globalSetup: ['ops/testing/global-setup.ts'],
          // Half of their time they wait for the database and for processes that they start.
          maxWorkers: workers + 1,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
