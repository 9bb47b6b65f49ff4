import { createHmac } from 'node:crypto';
import { isSameSecret, newSecret } from '../../http/secrets.ts';
import { ServerCookie } from '../../http/server-cookie.ts';

/** How long a device that signed in is known, in seconds: half a year. */
const knownSeconds = 182 * 24 * 3600;

/**
 * Devices on which an account signed in before. The cookie opens nothing: it only has attempts from that
 * device counted by themselves, so that nobody elsewhere can lock its owner out.
 */
export class KnownDevices {
  readonly #cookie: ServerCookie;
  readonly #hashKey: Buffer;

  /** @param secure whether browsers reach us over https @param hashKey of the installation */
  constructor(secure: boolean, hashKey: Buffer) {
    this.#cookie = ServerCookie.ours('parvis_device', secure);
    this.#hashKey = hashKey;
  }

  /** The device's name, when the `Cookie` header says that the account signed in on it. */
  find(header: string | undefined, accountId: string): string | undefined {
    const [device, mark] = this.#cookie.read(header)?.split('.') ?? [];
    if (device === undefined || mark === undefined) return undefined;
    return isSameSecret(mark, this.#markOf(accountId, device)) ? device : undefined;
  }

  /** `Set-Cookie` by which a device is known from now on. */
  give(accountId: string): string {
    const device = newSecret();
    return this.#cookie.give(`${device}.${this.#markOf(accountId, device)}`, knownSeconds);
  }

  #markOf(accountId: string, device: string): string {
    return createHmac('sha256', this.#hashKey).update(`${accountId} ${device}`).digest('base64url');
  }
}
