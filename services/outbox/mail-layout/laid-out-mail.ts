import type { Locale } from '@parvis/contracts/site/locale.ts';

/** Somewhere a mail leads to. */
export interface MailLink {
  readonly label: string;
  /** Absolute. */
  readonly url: string;
}

/** One of a list of things in a mail, such as an offer. */
export interface MailEntry {
  readonly title: string;
  /** Absolute; without one the title leads nowhere. */
  readonly url?: string;
  /** A line each, below the title. */
  readonly details: readonly string[];
  /** Why it is there, set apart below the details. */
  readonly because?: string;
}

/** A piece of a mail. */
export type MailBlock =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'heading'; readonly text: string }
  | ({ readonly kind: 'button' } & MailLink)
  | { readonly kind: 'entries'; readonly entries: readonly MailEntry[] };

/** What a mail says, before it has a form; all of it in one language, as plain text. */
export interface MailContent {
  readonly locale: Locale;
  readonly siteName: string;
  readonly heading: string;
  /** What mail programs show beside the subject. */
  readonly preview?: string;
  readonly blocks: readonly MailBlock[];
  /** Why its reader gets it. */
  readonly why: string;
  /** Managing, unsubscribing. */
  readonly links?: readonly MailLink[];
}
