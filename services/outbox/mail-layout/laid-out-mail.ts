import type { Locale } from '@parvis/contracts/site/locale.ts';

/** A link in an e-mail. */
export interface MailLink {
  readonly label: string;
  /** Absolute. */
  readonly url: string;
}

/** An entry of a list in an e-mail, such as an offer. */
export interface MailEntry {
  readonly title: string;
  /** Absolute; without one the title is not a link. */
  readonly url?: string;
  /** One line each, below the title. */
  readonly details: readonly string[];
  /** The reason for the entry, separate from the details. */
  readonly because?: string;
}

/** A block of an e-mail. */
export type MailBlock =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'heading'; readonly text: string }
  /** A text written by a visitor, with its line breaks. */
  | { readonly kind: 'quote'; readonly text: string }
  | ({ readonly kind: 'button' } & MailLink)
  | { readonly kind: 'entries'; readonly entries: readonly MailEntry[] };

/** The content of an e-mail before layout; all in one language, as plain text. */
export interface MailContent {
  readonly locale: Locale;
  readonly siteName: string;
  /** The address of its publisher, on one line. */
  readonly postalAddress?: string;
  readonly heading: string;
  /** The preview text that mail programs show next to the subject. */
  readonly preview?: string;
  readonly blocks: readonly MailBlock[];
  /** The reason why its recipient gets it. */
  readonly why: string;
  /** Links for managing and unsubscribing. */
  readonly links?: readonly MailLink[];
}
