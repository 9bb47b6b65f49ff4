import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { PageOutcome } from './import-page.ts';

export interface ImportedPage {
  readonly locale: Locale;
  readonly title: string;
  readonly url: string;
  readonly outcome: PageOutcome | 'refused';
}

export interface ImportReport {
  readonly pages: readonly ImportedPage[];
  /** What could not be imported, or was refused, in words. */
  readonly notes: readonly string[];
}
