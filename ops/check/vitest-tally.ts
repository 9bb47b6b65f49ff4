import { writeFileSync } from 'node:fs';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { firstLine } from './first-line.ts';

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
      failures: [
        ...tests.flatMap((test) =>
          failureOf(`${test.module.relativeModuleId} › ${test.fullName}`, test.result().errors),
        ),
        ...modules.flatMap((module) => failureOf(module.relativeModuleId, module.errors())),
      ],
      skipped,
      passedSpecs: unhandledErrors.length > 0 ? [] : passedCompletely(modules),
      slowest: slowestFirst(modules),
    };
    const file = process.env['PARVIS_TALLY'];
    if (file) writeFileSync(file, JSON.stringify(tally));
  }
}

/** What has errors, and the first line of the first; nothing without one. */
function failureOf(
  test: string,
  [error]: readonly { readonly message: string }[] = [],
): readonly { test: string; why: string }[] {
  return error === undefined ? [] : [{ test, why: firstLine(error.message) }];
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
