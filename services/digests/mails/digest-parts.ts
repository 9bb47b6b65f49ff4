import type { KnownAlert } from '@parvis/contracts/alerts/alert.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { Pool } from 'pg';
import type { Clock } from '../../adapters/clock.ts';
import type { MailEntry } from '../../outbox/mail-layout/laid-out-mail.ts';

/** What digests are made from. */
export interface DigestMailDeps {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly publicUrl: string;
  /** What the site is called. */
  readonly siteName: (locale: Locale) => Promise<string>;
  /** Where the subject of an alert unsubscribes from it: it shows on GET, and acts on POST (RFC 8058). */
  readonly unsubscribeUrl: (alert: KnownAlert) => string;
  /** Where it is managed. */
  readonly manageUrl: (alert: KnownAlert) => string;
}

/** An entry of a mail, and the item of the ledger that it tells of. */
export interface DigestEntry {
  readonly itemId: string;
  readonly entry: MailEntry;
}
