import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Unit specs as `npm run check` runs them, with our packages taken from the mutated copy. */
export default defineConfig({
  root,
  oxc: { jsx: { runtime: 'automatic' } },
  resolve: { alias: [{ find: /^@parvis\//, replacement: root }] },
  test: {
    include: ['**/*.unit.spec.{ts,tsx}'],
    exclude: ['**/node_modules/**', 'dist/**'],
    // Starting a process for each file would take most of the time.
    isolate: false,
    setupFiles: [
      'ops/testing/begin-afresh.ts',
      'web/testing/begin-with-empty-page.ts',
      'web/testing/wait-patiently.ts',
    ],
    testTimeout: 30_000,
  },
});
