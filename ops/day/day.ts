import { type Browser, chromium } from '@playwright/test';
import { withDemonstration } from '../chaos/demonstration.ts';
import { administrator } from '../chaos/parvis-process.ts';
import { browserLaunch } from '../e2e/fixtures/browser.ts';
import { kinds, performContentTasks } from './contents.ts';
import { MeasuredEditor, stepTimeoutMs } from './desk.ts';
import { EffortCounter } from './effort.ts';
import { performMediaTasks } from './media.ts';
import { performSiteTasks } from './site.ts';
import { type Task, tableHeading, tableRow, tableTotal } from './task.ts';

/**
 * Simulates an editor's day in Chromium, and prints what each task took: `npm run day` on its own
 * Parvis with the demonstration, `npm run day -- URL EMAIL PASSWORD` on a running one. Exit code 1
 * when a task fails; the rest of its journey is then skipped.
 */
const journeys: ReadonlyMap<string, (desk: MeasuredEditor) => Promise<void>> = new Map([
  ...kinds.map(
    (kind) => [kind.name, (desk: MeasuredEditor) => performContentTasks(desk, kind)] as const,
  ),
  ['media', performMediaTasks],
  ['site', performSiteTasks],
]);

const [url, email, password] = process.argv.slice(2);
if (url !== undefined && !password) {
  console.error('Usage: npm run day [-- URL EMAIL PASSWORD]');
  process.exit(2);
}
console.log(tableHeading);
const tasks =
  url === undefined
    ? await withDemonstration(({ origin }) => workDay(origin, administrator))
    : await workDay(url, { email, password });
console.log(tableRow(tableTotal(tasks)));
const failed = tasks.filter(({ failure }) => failure !== undefined).length;
console.log(`${tasks.length - failed} tasks done, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

async function workDay(origin: string, account: object): Promise<readonly Task[]> {
  const browser = await chromium.launch(browserLaunch);
  const done: Task[] = [];
  try {
    for (const [journey, work] of journeys) {
      const desk = await deskAt(browser, origin, account, (task) => {
        done.push({ journey, ...task });
        console.log(tableRow({ journey, ...task }));
      });
      // The error is already recorded with the task.
      await work(desk).catch(() => undefined);
      await desk.page.context().close();
    }
  } finally {
    await browser.close();
  }
  return done;
}

/** Returns an editor who has signed in, on the first screen of the back-office in English. */
async function deskAt(
  browser: Browser,
  origin: string,
  account: object,
  onTask: ConstructorParameters<typeof MeasuredEditor>[2],
): Promise<MeasuredEditor> {
  const context = await browser.newContext({
    baseURL: origin,
    locale: 'en-GB',
    timezoneId: 'Europe/Paris',
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(stepTimeoutMs);
  const signedIn = await context.request.post('/admin/session', { data: account });
  if (signedIn.status() !== 204) throw new Error(`Signing in was refused: ${signedIn.status()}`);
  const counter = await EffortCounter.in(context);
  const page = await context.newPage();
  await page.goto('/admin');
  return new MeasuredEditor(page, counter, onTask);
}
