import type { KnownAlert } from '@parvis/contracts/alerts/alert.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { Pool } from 'pg';
import type { Clock } from '../../adapters/clock.ts';
import type { MailEntry } from '../../outbox/mail-layout/laid-out-mail.ts';

/** The dependencies of digests. */
export interface DigestMailDeps {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly publicUrl: string;
  /** The name of the site. */
  readonly siteName: (locale: Locale) => Promise<string>;
  /** The address of its publisher, on one line; empty when the settings give none. */
  readonly postalAddress: (locale: Locale) => Promise<string>;
  /** Makes the links of one e-mail of an alert. */
  readonly linksFor: (alert: KnownAlert) => Promise<AlertMailLinks>;
}

/** The absolute addresses in one e-mail of an alert. */
export interface AlertMailLinks {
  /** Opens this alert. */
  readonly manage: string;
  /** A page with a form that unsubscribes. */
  readonly unsubscribe: string;
  /** For mail programs: unsubscribes on POST (RFC 8058), and shows that page on GET. */
  readonly oneClick: string;
}

/** An entry of an e-mail, and its item in the ledger. */
export interface DigestEntry {
  readonly itemId: string;
  readonly entry: MailEntry;
}
