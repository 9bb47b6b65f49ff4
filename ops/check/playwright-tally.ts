import { writeFileSync } from 'node:fs';
import type { Reporter, Suite } from '@playwright/test/reporter';

/** A reporter for Playwright that leaves counts and reasons of skips in the file `PARVIS_TALLY`. */
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
    };
    const file = process.env['PARVIS_TALLY'];
    if (file) writeFileSync(file, JSON.stringify(tally));
  }
}
