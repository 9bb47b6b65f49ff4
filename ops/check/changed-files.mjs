import { fingerprintSources, fingerprintSpecs } from './fingerprints.mjs';
import { findUnchanged, rememberPassed } from './passed-files.mjs';
import { collectLate, numberIn, tool, vitest } from './tools.mjs';

/**
 * @typedef {import('./tools.mjs').Step} Step
 * @typedef {{ all: boolean }} Options whether files are checked that passed and have not changed since
 */

/** The unit tests. @param {Options} options @returns {Step} */
export function unitTests({ all }) {
  const before = fingerprintSpecs();
  const unchanged = all ? new Map() : findUnchanged('unit', before);
  const env = unchanged.size > 0 && { PARVIS_UNCHANGED_SPECS: [...unchanged.keys()].join('\n') };
  const tests = [...unchanged.values()].reduce((sum, passed) => sum + passed.tests, 0);
  return {
    ...vitest('unit', env || {}),
    unchanged: { files: unchanged.size, tests },
    isNeedless: unchanged.size === before.size,
    remember: ({ passedSpecs = [] }) => {
      const passed = passedSpecs.map((one) => [one.spec, one.tests]);
      rememberPassed('unit', unchanged, passed, { before, after: fingerprintSpecs() });
    },
  };
}

/** The lint rules, some of which know the types of what a file imports. @param {Options} options @returns {Step} */
export function lint({ all }) {
  const before = fingerprintSources();
  const unchanged = all ? new Map() : findUnchanged('lint', before);
  const changed = [...before.keys()].filter((path) => !unchanged.has(path));
  const paths = unchanged.size > 0 ? changed : ['.'];
  return {
    ...tool('lint', 'oxlint', paths, numberIn(/ on (\d+) files?/)),
    env: collectLate,
    unchanged: { files: unchanged.size, tests: 0 },
    isNeedless: changed.length === 0,
    remember: ({ ok }) => {
      if (!ok) return;
      const passed = changed.map((path) => [path, 0]);
      rememberPassed('lint', unchanged, passed, { before, after: fingerprintSources() });
    },
  };
}
