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
  /** The unsubscribe address of an alert: shows a page on GET, and acts on POST (RFC 8058). */
  readonly unsubscribeUrl: (alert: KnownAlert) => string;
  /** The address to manage it. */
  readonly manageUrl: (alert: KnownAlert) => string;
}

/** An entry of an e-mail, and its item in the ledger. */
export interface DigestEntry {
  readonly itemId: string;
  readonly entry: MailEntry;
}
