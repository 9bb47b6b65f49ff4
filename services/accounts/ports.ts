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
}

/** The dependencies of accounts where they are served. */
export interface ServedAccountsPorts extends AccountsPorts {
  /** What is done after a response. */
  readonly afterwards: Pick<Afterwards, 'run'>;
}
