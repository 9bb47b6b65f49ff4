import { writeFileSync } from 'node:fs';
import type { Reporter, TestCase, TestModule } from 'vitest/node';

/** A reporter for Vitest that leaves counts, reasons of skips and seconds in the file `PARVIS_TALLY`. */
export default class VitestTally implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly unknown[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const stateCount = (state: string): number =>
      tests.filter((test) => test.result().state === state).length;
    // A module that cannot be loaded fails without a test of its own.
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
      skipped,
      specs: modules.map((module) => ({
        spec: module.relativeModuleId,
        seconds: module.diagnostic().duration / 1_000,
      })),
    };
    const file = process.env['PARVIS_TALLY'];
    if (file) writeFileSync(file, JSON.stringify(tally));
  }
}

/** A suite that is skipped as a whole gives its reason in its name. */
function outermostSuite(test: TestCase): string | undefined {
  let name: string | undefined;
  for (let at = test.parent; at.type === 'suite'; at = at.parent) name = at.name;
  return name;
}
