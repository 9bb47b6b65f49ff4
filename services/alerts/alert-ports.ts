import type { KnownAlert } from '@parvis/contracts/alerts/alert.ts';
import type { ProposedAlert } from '@parvis/contracts/alerts/proposed-alert.ts';
import type { DryRunView, SentMail } from '@parvis/contracts/alerts/step-view.ts';
import type { EventLog } from '@parvis/contracts/log/event-log.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { PersonalDatum } from '@parvis/contracts/subjects/personal-data.ts';
import type { Pool } from 'pg';
import type { Clock } from '../adapters/clock.ts';
import type { Afterwards } from '../http/afterwards.ts';
import type { AttemptLimit, Attempts } from '../http/attempt-limit.ts';
import type { SubjectStore } from '../subjects/subject-store.ts';
import type { Suppressions } from '../subjects/suppressions.ts';
import type { AlertWriter } from './alert-writer.ts';
import type { AlertLinks } from './links/links.ts';
import type { AlertSessions } from './sessions/sessions.ts';

/** Limits on requests for an alert or for a link to existing alerts. */
export interface AlertLimits {
  readonly perNetwork: AttemptLimit;
  readonly perNetworkAndDay: AttemptLimit;
  /** Unconfirmed e-mails from one network to one mailbox may be harassment of its owner. */
  readonly perMailbox: AttemptLimit;
  /** The same from all networks, which is not used up from one of them. */
  readonly perMailboxFromAll: AttemptLimit;
}

/** The dependencies of alerts. `db` has the read models and the sessions. */
export interface AlertPorts {
  readonly log: EventLog;
  readonly db: Pool;
  readonly clock: Clock;
  readonly writer: AlertWriter;
  readonly subjects: SubjectStore;
  readonly links: AlertLinks;
  readonly sessions: AlertSessions;
  readonly suppressions: Suppressions;
  readonly attempts: Attempts;
  readonly afterwards: Pick<Afterwards, 'run'>;
  readonly limits: AlertLimits;
  /**
   * The digests that an alert would have sent; undefined when that cannot be computed now.
   * @throws ReadModelNotServed
   */
  readonly dryRun: (alert: ProposedAlert) => Promise<DryRunView | undefined>;
  /**
   * The e-mails sent for an alert, and the reasons for their entries.
   * @throws ReadModelNotServed
   */
  readonly ledgerOf: (
    alert: KnownAlert,
    data: readonly PersonalDatum[],
    locale: Locale,
  ) => Promise<readonly SentMail[]>;
}
