import type { EventLog } from '@parvis/contracts/log/event-log.ts';
import type { Pool } from 'pg';
import type { Clock } from '../adapters/clock.ts';
import type { PasswordStrength } from './passwords/require-strength.ts';

/** The dependencies of accounts. */
export interface AccountsPorts {
  readonly db: Pool;
  readonly log: EventLog;
  readonly clock: Clock;
  readonly isHardToGuess: PasswordStrength;
}
