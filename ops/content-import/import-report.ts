import type { Locale } from '@parvis/contracts/site/locale.ts';
import { ApiRefusal } from './api-client.ts';
import type { ItemOutcome } from './import-item.ts';

export interface ImportedPage {
  readonly locale: Locale;
  readonly title: string;
  readonly url: string;
  readonly outcome: ItemOutcome | 'refused';
}

export interface ImportReport {
  readonly pages: readonly ImportedPage[];
  /** What could not be imported, or was refused, in words. */
  readonly notes: readonly string[];
}

/** Runs a step of an import; the reason of a refusal is noted. @returns undefined when refused */
export async function notingRefusal<T>(
  step: () => Promise<T>,
  note: (reason: string) => void,
): Promise<T | undefined> {
  try {
    return await step();
  } catch (error) {
    if (!(error instanceof ApiRefusal)) throw error;
    note(error.message);
    return undefined;
  }
}
