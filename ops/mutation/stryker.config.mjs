import { availableParallelism } from 'node:os';

/**
 * Mutates the rooms whose behaviour unit specs cover: deciders, access rules, limits, addresses,
 * the page cache and machines. Options: https://stryker-mutator.io/docs/stryker-js/configuration/
 */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'ops/mutation/vitest.config.ts' },
  coverageAnalysis: 'perTest',
  // A mutant that is executed while modules load needs its own process: such mutants would take
  // nine tenths of the time. Those that component specs load again in a test run with these specs
  // only, and often survive: three quarters of the survivors in machines and addresses are such.
  ignoreStatic: true,
  concurrency: availableParallelism(),
  mutate: [
    'contracts/accounts/{actor,roles}.ts',
    'contracts/limits/*.ts',
    'contracts/site/slug.ts',
    'contracts/site/{filters,routes,search}/*.ts',
    'services/**/{decide*,evolve,guards,needed-claims}.ts',
    'services/content/addresses/*.ts',
    'services/**/http/{access,preconditions,read-address,request-target,same-origin,statuses}.ts',
    'services/site/page-cache/page-cache.ts',
    'web/**/*.machine.ts',
    // It only connects the log, the database and the claims.
    '!services/content/addresses/item-claims.ts',
    '!**/*.spec.ts',
  ],
  ignorePatterns: ['.mutation', '.parvis', '.parvis-dev', 'dist', 'ops/demo/film', 'ops/screens'],
  tempDirName: '.mutation/sandbox',
  reporters: ['progress-append-only', 'clear-text', 'html', 'json'],
  clearTextReporter: { reportTests: false, allowColor: false },
  htmlReporter: { fileName: '.mutation/report.html' },
  jsonReporter: { fileName: '.mutation/report.json' },
  dryRunTimeoutMinutes: 20,
  // Stryker rewrites a tsconfig through TypeScript's JavaScript API, which version 7 does not have.
  tsconfigFile: 'no-tsconfig.json',
  thresholds: { high: 95, low: 85, break: 85 },
};
