import type { BrowserContext } from '@playwright/test';

/** The interactions that a task took. */
export interface Effort {
  /** Presses of the mouse; a drag counts as one. */
  readonly clicks: number;
  /** Texts typed, values selected in native fields, and choices of files. */
  readonly fields: number;
  /** Keys that are not text: arrows, Enter, shortcuts. */
  readonly keys: number;
}

type Kind = keyof Effort;

/** Counts the input events that the pages of a browser receive, whatever their source. */
export class EffortCounter {
  #counts: Record<Kind, number> = { clicks: 0, fields: 0, keys: 0 };

  private constructor() {}

  /** Counts in every document that the context opens from now on. */
  static async in(context: BrowserContext): Promise<EffortCounter> {
    const counter = new EffortCounter();
    await context.exposeFunction('countEffort', (kind: Kind) => {
      counter.#counts[kind] += 1;
    });
    await context.addInitScript(countInDocument);
    return counter;
  }

  /** Returns the effort since the previous call. */
  take(): Effort {
    const taken = this.#counts;
    this.#counts = { clicks: 0, fields: 0, keys: 0 };
    return taken;
  }
}

declare global {
  function countEffort(kind: Kind): void;
  /** The last field that was typed in. */
  var typedIn: EventTarget | null;
}

/**
 * Runs in the browser, without access to this module, and contains no named functions, because the
 * compiler would add calls of its helper to them.
 */
function countInDocument(): void {
  addEventListener(
    'pointerdown',
    ({ isTrusted }) => {
      globalThis.typedIn = null;
      if (isTrusted) countEffort('clicks');
    },
    { capture: true },
  );
  addEventListener(
    'input',
    ({ target }) => {
      // Presses of these keys count as clicks.
      if (target instanceof HTMLInputElement && ['checkbox', 'radio'].includes(target.type)) return;
      if (target !== globalThis.typedIn) countEffort('fields');
      globalThis.typedIn = target;
    },
    { capture: true },
  );
  addEventListener(
    'keydown',
    ({ isTrusted, key, ctrlKey, metaKey }) => {
      const isText = key.length === 1 && !ctrlKey && !metaKey;
      const isModifier = ['Alt', 'Control', 'Meta', 'Shift'].includes(key);
      if (isTrusted && !isText && !isModifier) countEffort('keys');
    },
    { capture: true },
  );
}
