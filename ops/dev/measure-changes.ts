import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { spreadOf } from '../bench/rounds.ts';
import { type Change, changes } from './changes.ts';

const rounds = 5;
/** Long enough for a machine that is busy otherwise. */
const seenMs = 60_000;
/** The next file is written by a person, when the page is at rest. */
const restMs = 4_000;

/** Somebody who may use the back-office. */
export interface Account {
  readonly email: string;
  readonly password: string;
}

/**
 * Makes every change in the sources of a running development server, and prints the median time
 * until it is seen.
 * @returns whether all changes were seen, and all states kept
 */
export async function measureChanges(
  browser: BrowserContext,
  folder: string,
  account: Account,
): Promise<boolean> {
  browser.setDefaultTimeout(seenMs);
  await signIn(await browser.newPage(), account);
  let isGood = true;
  for (const change of changes) {
    // The page of the change before may be loading again.
    const page = await browser.newPage();
    const result = await medianMs(page, folder, change).then(
      (ms) => `${ms} ms`,
      (cause: unknown) => {
        isGood = false;
        return cause instanceof Error ? cause.message : String(cause);
      },
    );
    await page.close();
    console.log(`${change.kind.padEnd(28)} ${result}`);
  }
  return isGood;
}

async function signIn(page: Page, { email, password }: Account): Promise<void> {
  await page.goto('/admin/login?next=/admin/pages');
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByLabel('Mot de passe').fill(password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.close();
}

/** @throws Error when a change is not seen or a state is lost */
async function medianMs(page: Page, folder: string, change: Change): Promise<number> {
  const path = join(folder, change.file);
  const source = await readFile(path, 'utf8');
  if (!source.includes(change.from)) throw new Error(`${change.file} lacks ${change.from}`);
  await page.goto(change.path);
  await change.arrange?.(page);
  const times: number[] = [];
  try {
    for (let number = 1; number <= rounds; number += 1) {
      const began = performance.now();
      await writeFile(path, source.replace(change.from, change.to(number)));
      await page.waitForFunction(change.isSeen, number, { polling: 20 });
      times.push(performance.now() - began);
      if (change.isKept && !(await page.evaluate(change.isKept)))
        throw new Error('the page lost its state');
      await setTimeout(restMs);
    }
  } finally {
    await writeFile(path, source);
    await setTimeout(restMs);
  }
  return Math.round(spreadOf(times).median);
}
