import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, Suite, TestCase } from '@playwright/test/reporter';

/** A reporter for Playwright that leaves counts, reasons of skips and seconds in the file `PARVIS_TALLY`. */
export default class PlaywrightTally implements Reporter {
  private suite: Suite | undefined;
  private errors = 0;

  onBegin(_config: unknown, suite: Suite): void {
    this.suite = suite;
  }

  onError(): void {
    this.errors += 1;
  }

  /** A test that passed only when repeated counts as failed. */
  onEnd(): void {
    const tests = this.suite?.allTests() ?? [];
    const skipped = tests
      .filter((test) => test.outcome() === 'skipped')
      .map((test) => ({
        test: test.title,
        reason:
          test.annotations.find(({ type }) => type === 'skip')?.description ?? 'no reason given',
      }));
    const passed = tests.filter((test) => test.outcome() === 'expected').length;
    const tally = {
      files: new Set(tests.map(({ location }) => location.file)).size,
      passed,
      failed: tests.length - passed - skipped.length + this.errors,
      skipped,
      specs: secondsByFile(tests),
    };
    const file = process.env['PARVIS_TALLY'];
    if (file) writeFileSync(file, JSON.stringify(tally));
  }
}

function secondsByFile(tests: readonly TestCase[]) {
  const seconds = new Map<string, number>();
  for (const { location, results } of tests) {
    const spec = relative(process.cwd(), location.file);
    const ms = results.reduce((sum, { duration }) => sum + duration, 0);
    seconds.set(spec, (seconds.get(spec) ?? 0) + ms / 1_000);
  }
  return [...seconds].map(([spec, taken]) => ({ spec, seconds: taken }));
}
