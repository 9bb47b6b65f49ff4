import type { EventLog } from '@parvis/contracts/log/event-log.ts';
import type { Pool } from 'pg';
import type { Clock } from '../adapters/clock.ts';
import type { Afterwards } from '../http/afterwards.ts';
import type { PasswordStrength } from './passwords/require-strength.ts';

/** The dependencies of accounts. */
export interface AccountsPorts {
  readonly db: Pool;
  readonly log: EventLog;
  readonly clock: Clock;
  readonly isHardToGuess: PasswordStrength;
  /**
   * Port: called when somebody other than a user may sign in as that user from now on: a link to a new
   * password was sent or used, or the second factor was removed by an administrator. Returns whether that
   * had an effect: then the use of the link that was sent is no further reset.
   */
  readonly onReset?: (accountId: string, at: Date) => Promise<boolean>;
}

/** The dependencies of accounts where they are served. */
export interface ServedAccountsPorts extends AccountsPorts {
  /** What is done after a response. */
  readonly afterwards: Pick<Afterwards, 'run'>;
}
