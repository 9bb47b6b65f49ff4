import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { messagesPlugin } from '../build/messages-plugin.ts';
import { unitTests } from '../testing/unit-tests.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Unit specs with our packages taken from the mutated copy, without those that prove little about
 * what is mutated: components, which wait for time to pass and take most of it, and `ops`, some of
 * whose specs read files beside the repository, which are not beside its copy.
 */
export default defineConfig({
  root,
  plugins: [messagesPlugin()],
  oxc: { jsx: { runtime: 'automatic' } },
  resolve: { alias: [{ find: /^@parvis\//, replacement: root }] },
  test: {
    ...unitTests,
    include: ['**/*.unit.spec.ts'],
    // Instrumented code is slower; a mutant that hangs ends by the limit of the run itself.
    testTimeout: 300_000,
    exclude: ['**/node_modules/**', 'dist/**', 'ops/**'],
  },
});
