import { writeFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import type { Reporter, TestCase, TestModule } from 'vitest/node';

/** Reporter for Vitest that writes counts, reasons of skips and durations to the file `PARVIS_TALLY`. */
export default class VitestTally implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly unknown[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const stateCount = (state: string): number =>
      tests.filter((test) => test.result().state === state).length;
    // A module that fails to load has no test that could fail.
    const brokenModules = modules.filter((module) => module.errors().length > 0).length;
    const skipped = tests.flatMap((test) => {
      const result = test.result();
      if (result.state !== 'skipped') return [];
      return [
        { test: test.fullName, reason: result.note ?? outermostSuite(test) ?? 'no reason given' },
      ];
    });
    const tally = {
      files: modules.length,
      passed: stateCount('passed'),
      failed: stateCount('failed') + brokenModules + unhandledErrors.length,
      failures: [...tests, ...modules].flatMap(failureOf),
      skipped,
      passedSpecs: unhandledErrors.length > 0 ? [] : passedCompletely(modules),
      slowest: slowestFirst(modules),
    };
    const file = process.env['PARVIS_TALLY'];
    if (file) writeFileSync(file, JSON.stringify(tally));
  }
}

/** The name of a test or module with errors, and the first line of the first. */
function failureOf(one: TestCase | TestModule): readonly { test: string; why: string }[] {
  const errors = one.type === 'test' ? one.result().errors : one.errors();
  const [first] = errors ?? [];
  if (first === undefined) return [];
  const { relativeModuleId: spec } = one.type === 'test' ? one.module : one;
  const name = one.type === 'test' ? `${spec} › ${one.fullName}` : spec;
  return [{ test: name, why: stripVTControlCharacters(first.message).split('\n', 1)[0] ?? '' }];
}

/** The specs of which every test ran and passed. */
function passedCompletely(
  modules: readonly TestModule[],
): readonly { spec: string; tests: number }[] {
  return modules
    .map((module) => ({
      spec: module.relativeModuleId,
      results: [...module.children.allTests()].map((test) => test.result().state),
      errors: module.errors(),
    }))
    .filter(({ results, errors }) => errors.length === 0 && results.every((it) => it === 'passed'))
    .map(({ spec, results }) => ({ spec, tests: results.length }));
}

/** The name of a suite that is skipped entirely is used as the reason. */
function outermostSuite(test: TestCase): string | undefined {
  let name: string | undefined;
  for (let at = test.parent; at.type === 'suite'; at = at.parent) name = at.name;
  return name;
}

/** Seconds that each file took, loading and hooks included. */
function slowestFirst(
  modules: readonly TestModule[],
): readonly { spec: string; seconds: number }[] {
  const seconds = (module: TestModule): number => {
    const { collectDuration, setupDuration, duration } = module.diagnostic();
    return (collectDuration + setupDuration + duration) / 1000;
  };
  return modules
    .map((module) => ({ spec: module.relativeModuleId, seconds: seconds(module) }))
    .toSorted((one, other) => other.seconds - one.seconds);
}
