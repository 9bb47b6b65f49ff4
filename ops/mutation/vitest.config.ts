import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { messagesPlugin } from '../build/messages-plugin.ts';
import { unitTests } from '../testing/unit-tests.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Unit specs as `npm run check` runs them, with our packages taken from the mutated copy. */
export default defineConfig({
  root,
  plugins: [messagesPlugin()],
  oxc: { jsx: { runtime: 'automatic' } },
  resolve: { alias: [{ find: /^@parvis\//, replacement: root }] },
  test: {
    ...unitTests,
    exclude: ['**/node_modules/**', 'dist/**'],
  },
});
