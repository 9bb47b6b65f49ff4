import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, Suite, TestCase } from '@playwright/test/reporter';
import { firstLine } from './first-line.ts';

/** Reporter for Playwright that writes counts, reasons of skips and durations to the file `PARVIS_TALLY`. */
export default class PlaywrightTally implements Reporter {
  private suite: Suite | undefined;
  private errors = 0;

  onBegin(_config: unknown, suite: Suite): void {
    this.suite = suite;
  }

  onError(): void {
    this.errors += 1;
  }

  /** A test that passed only on a retry counts as failed, unless its page had hung. */
  onEnd(): void {
    const tests = this.suite?.allTests() ?? [];
    const skipped = tests
      .filter((test) => test.outcome() === 'skipped')
      .map((test) => ({
        test: test.title,
        reason:
          test.annotations.find(({ type }) => type === 'skip')?.description ?? 'no reason given',
      }));
    const hung = tests.filter(hadHung);
    const passed = tests.filter((test) => test.outcome() === 'expected').length + hung.length;
    const tally = {
      files: new Set(tests.map(({ location }) => location.file)).size,
      passed,
      failed: tests.length - passed - skipped.length + this.errors,
      failures: tests.filter((test) => !hadHung(test)).flatMap(failureOf),
      hung: hung.flatMap(failureOf),
      skipped,
      slowest: slowestFirst(tests),
    };
    const file = process.env['PARVIS_TALLY'];
    if (file) writeFileSync(file, JSON.stringify(tally));
  }
}

/** A script in the page was never answered, though all that it had to do was to run; then it passed. */
function hadHung(test: TestCase): boolean {
  const [first] = test.results;
  return (
    test.outcome() === 'flaky' &&
    first?.status === 'timedOut' &&
    first.errors.some(({ message }) => firstLine(message).includes('page.evaluate: Test timeout'))
  );
}

/**
 * The name of a test that failed, also if it passed on a retry, the line that failed, and the first
 * line of its error.
 */
function failureOf(test: TestCase): readonly { test: string; why: string }[] {
  if (['expected', 'skipped'].includes(test.outcome())) return [];
  const errors = test.results.flatMap((result) => result.errors);
  // A timeout comes first, and only the error after it has the line that waited.
  const error = errors.find(({ location }) => location) ?? errors[0];
  const { file, line } = error?.location ?? test.location;
  return [
    {
      test: `${relative(process.cwd(), test.location.file)} › ${test.title}`,
      why: `${relative(process.cwd(), file)}:${line} ${firstLine(error?.message)}`,
    },
  ];
}

/** Seconds that the tests of each file took in total. */
function slowestFirst(tests: readonly TestCase[]): readonly { spec: string; seconds: number }[] {
  const seconds = new Map<string, number>();
  for (const { location, results } of tests) {
    const spec = relative(process.cwd(), location.file);
    const spent = results.reduce((sum, { duration }) => sum + duration / 1000, 0);
    seconds.set(spec, (seconds.get(spec) ?? 0) + spent);
  }
  return [...seconds]
    .map(([spec, spent]) => ({ spec, seconds: spent }))
    .toSorted((one, other) => other.seconds - one.seconds);
}
