/** How Vitest runs unit specs, in the check and on mutated code; paths start at the repository. */
export const unitTests = {
  include: ['**/*.unit.spec.{ts,tsx}'],
  // Starting a process for each file would take most of the time.
  isolate: false,
  setupFiles: [
    'ops/testing/begin-afresh.ts',
    'web/testing/begin-with-empty-page.ts',
    'web/testing/wait-patiently.ts',
  ],
  // The slowest takes 10 s alone, and several times as long beside other work.
  testTimeout: 180_000,
  expect: { poll: { timeout: 30_000 } },
};
