import type { Client } from '../../http/route.ts';
import type { KnownDevices } from '../attempts/known-device.ts';
import type { Owner } from '../own-account/own-account.ts';
import type { SessionCookie } from '../session-cookie.ts';
import { deviceName } from '../sessions/device-name.ts';
import type { Sessions } from '../sessions/sessions.ts';

/** What follows the password where an account has a second factor. */
export interface SecondStep {
  /** Whose session waits for it, by its cookie. @param concerns called with the account, for the trace */
  waitingOf(
    client: Pick<Client, 'cookie'>,
    concerns?: (accountId: string) => void,
  ): Promise<Owner | undefined>;
  /** Replaces the waiting session by a complete one; returns the headers that give it to the browser. */
  complete(client: Client, waiting: Owner): Promise<Readonly<Record<'Set-Cookie', string[]>>>;
}

/** The second step on sessions. */
export function createSecondStep(
  sessions: Sessions,
  devices: KnownDevices,
  cookie: SessionCookie,
): SecondStep {
  return {
    async waitingOf(client, concerns) {
      const secret = cookie.read(client.cookie);
      const waiting = secret === undefined ? undefined : await sessions.ownerWaiting(secret);
      if (waiting) concerns?.(waiting.accountId);
      return waiting;
    },
    async complete(client, { accountId }) {
      const waiting = cookie.read(client.cookie);
      if (waiting !== undefined) await sessions.end(waiting);
      const session = await sessions.start(accountId, deviceName(client.userAgent), 'complete');
      return { 'Set-Cookie': [cookie.give(session, sessions.lastsMs), devices.give(accountId)] };
    },
  };
}
