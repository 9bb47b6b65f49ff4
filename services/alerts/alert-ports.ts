import type { EventLog } from '@parvis/contracts/log/event-log.ts';
import type { Pool } from 'pg';
import type { Clock } from '../adapters/clock.ts';
import type { AttemptLimit, Attempts } from '../http/attempt-limit.ts';
import type { SubjectStore } from '../subjects/subject-store.ts';
import type { AlertWriter } from './alert-writer.ts';
import type { AlertLinks } from './links/links.ts';
import type { AlertSessions } from './sessions/sessions.ts';

/** How often an alert or a link to one's alerts can be asked for. */
export interface AlertLimits {
  readonly perNetwork: AttemptLimit;
  /** Mails to one address that nobody confirmed may be meant to annoy its owner. */
  readonly perAddress: AttemptLimit;
}

/** What alerts are built on. `db` holds the read models and the sessions. */
export interface AlertPorts {
  readonly log: EventLog;
  readonly db: Pool;
  readonly clock: Clock;
  readonly writer: AlertWriter;
  readonly subjects: SubjectStore;
  readonly links: AlertLinks;
  readonly sessions: AlertSessions;
  readonly attempts: Attempts;
  readonly limits: AlertLimits;
}
