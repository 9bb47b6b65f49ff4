import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { expect as expectImmediately, type Locator, type Page } from '@playwright/test';
import type { EffortCounter } from './effort.ts';
import type { Task } from './task.ts';

/** Timeout of each step, long enough for a machine under load. */
export const stepTimeoutMs = 60_000;
/** The number of lines shown of a failure; the rest repeats what was attempted. */
const shownLines = 4;
/** Expectations that are retried until they are met. */
export const expectSoon = expectImmediately.configure({ timeout: stepTimeoutMs });

/** An editor who works in a browser page; every task is measured. */
export class MeasuredEditor {
  readonly page: Page;
  readonly #counter: EffortCounter;
  readonly #onTask: (task: Omit<Task, 'journey'>) => void;
  readonly #stamp = Date.now().toString(36);

  constructor(page: Page, counter: EffortCounter, onTask: (task: Omit<Task, 'journey'>) => void) {
    this.page = page;
    this.#counter = counter;
    this.#onTask = onTask;
  }

  /**
   * Performs a task and measures the effort.
   * @throws the cause of its failure, after recording it
   */
  async task(name: string, run: () => Promise<void>): Promise<void> {
    this.#counter.take();
    const start = performance.now();
    const record = (failure?: string) => {
      const seconds = (performance.now() - start) / 1_000;
      this.#onTask({ name, seconds, failure, ...this.#counter.take() });
    };
    try {
      await run();
    } catch (cause) {
      const picture = join(tmpdir(), `parvis-day-${name.replaceAll(/\W+/g, '-')}.png`);
      await this.page.screenshot({ path: picture });
      record(`${shortened(cause)} (${picture})`);
      throw cause;
    }
    record();
  }

  /** Returns a name that is unique to this run. */
  named(words: string): string {
    return `${words} ${this.#stamp}`;
  }

  /** Opens a screen from the navigation. */
  async open(section: string, screen: string): Promise<void> {
    const bar = this.page.getByRole('banner');
    await bar.locator('summary', { hasText: section }).click();
    await bar.getByRole('link', { name: screen, exact: true }).click();
    await expectSoon(this.page.getByRole('heading', { level: 1, name: screen })).toBeVisible();
  }

  /** Waits for a notice, or for other text on the screen. */
  async reads(words: string | RegExp): Promise<void> {
    await expectSoon(this.page.getByText(words).first()).toBeVisible();
  }

  /** Waits until the page editor has saved. */
  async saved(): Promise<void> {
    await this.reads(/saved successfully|saved!/);
    await expectSoon(this.button('Save')).toBeDisabled();
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: typeof name === 'string' });
  }

  field(label: string | RegExp): Locator {
    return this.page.getByLabel(label, { exact: typeof label === 'string' });
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog').or(this.page.getByRole('alertdialog'));
  }

  /** Presses a button of the open dialog. */
  async confirm(name: string | RegExp): Promise<void> {
    await this.dialog.getByRole('button', { name, exact: typeof name === 'string' }).click();
  }

  /** Chooses an action from the page editor's menu of further actions. */
  async menu(name: string | RegExp): Promise<void> {
    await this.button('More actions').click();
    await this.page.getByRole('menuitem', { name }).click();
  }
}

/** Returns the first lines of Playwright's message, without its colours. */
function shortened(cause: unknown): string {
  const message = stripVTControlCharacters(cause instanceof Error ? cause.message : String(cause));
  return message.split('\n').slice(0, shownLines).join(' ').replaceAll(/\s+/g, ' ');
}
