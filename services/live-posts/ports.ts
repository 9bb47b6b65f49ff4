import type { ContentId } from '@parvis/contracts/content/ids.ts';
import type { RichText } from '@parvis/contracts/rich-text/document.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';

/** Whether there is a focus with this id, not deleted. */
export interface KnownFocuses {
  has(focusId: ContentId): Promise<boolean>;
}

/** Renders a document as HTML, as public pages of the language render it. */
export type RenderRichText = (text: RichText, locale: Locale) => string;
