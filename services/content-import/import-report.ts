import type { ContentKind } from '@parvis/contracts/content/kinds.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { ApiRefusal } from './api-client.ts';
import type { ItemOutcome } from './import-item.ts';

export interface ImportedPage {
  readonly kind: ContentKind;
  /** Its document; the page above all of them has none. */
  readonly file: string | undefined;
  readonly locale: Locale;
  readonly title: string;
  readonly url: string;
  readonly outcome: ItemOutcome | 'refused' | 'not-reached';
}

export interface ImportReport {
  readonly pages: readonly ImportedPage[];
  /** What could not be imported, or was refused, in words. */
  readonly notes: readonly string[];
}

/** How an import of documents is watched and ended. */
export interface RunningImport {
  readonly progress: (line: string, done: number, total: number) => void;
  readonly signal?: AbortSignal | undefined;
}

/** What became of what was not written. */
export function outcomeOfOthers({ signal }: RunningImport): 'refused' | 'not-reached' {
  return signal?.aborted ? 'not-reached' : 'refused';
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
