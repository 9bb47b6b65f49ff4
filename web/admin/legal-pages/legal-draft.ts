import type { SiteFact } from '@parvis/contracts/content/modules/site-facts.ts';

/**
 * A legal page to begin from: its texts as HTML, in which square brackets are around what only the
 * organisation knows, and between them what the product knows.
 */
export interface LegalDraft {
  readonly title: string;
  readonly summary: string;
  readonly parts: readonly (string | { readonly shows: SiteFact })[];
}
