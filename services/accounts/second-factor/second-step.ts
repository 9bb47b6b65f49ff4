import type { Client } from '../../http/route.ts';
import type { ServerCookie } from '../../http/server-cookie.ts';
import type { KnownDevices } from '../attempts/known-device.ts';
import type { Owner } from '../own-account/own-account.ts';
import { deviceName } from '../sessions/device-name.ts';
import type { Sessions } from '../sessions/sessions.ts';

/** The second sign-in step, for accounts with a second factor. */
export class SecondStep {
  readonly #sessions: Sessions;
  readonly #devices: KnownDevices;
  readonly #cookie: ServerCookie;

  constructor(sessions: Sessions, devices: KnownDevices, cookie: ServerCookie) {
    this.#sessions = sessions;
    this.#devices = devices;
    this.#cookie = cookie;
  }

  /**
   * Returns the account whose session awaits the second factor, by its cookie.
   * @param concerns called with the account, for the trace
   */
  async waitingOf(
    client: Pick<Client, 'cookie'>,
    concerns?: (accountId: string) => void,
  ): Promise<Owner | undefined> {
    const secret = this.#cookie.read(client.cookie);
    const waiting = secret === undefined ? undefined : await this.#sessions.ownerWaiting(secret);
    if (waiting) concerns?.(waiting.accountId);
    return waiting;
  }

  /** Replaces the pending session with a complete one; returns the headers that set its cookie. */
  async complete(
    client: Client,
    { accountId }: Owner,
  ): Promise<Readonly<Record<'Set-Cookie', string[]>>> {
    const waiting = this.#cookie.read(client.cookie);
    if (waiting !== undefined) await this.#sessions.end(waiting);
    const device = deviceName(client.userAgent);
    const session = await this.#sessions.start(accountId, device, 'complete');
    const given = this.#cookie.give(session, this.#sessions.lastsMs / 1000);
    return { 'Set-Cookie': [given, this.#devices.give(accountId)] };
  }
}
