import { createHmac } from 'node:crypto';
import { cookieAttributes, cookieIn } from '../../http/cookies.ts';
import { isSameSecret, newSecret } from '../../http/secrets.ts';

/** How long a device that signed in is known, in seconds: half a year. */
const knownSeconds = 182 * 24 * 3600;

/**
 * Devices on which an account signed in before. The cookie opens nothing: it only has attempts from that
 * device counted by themselves, so that nobody elsewhere can lock its owner out.
 */
export class KnownDevices {
  readonly #secure: boolean;
  readonly #name: string;
  readonly #hashKey: Buffer;

  /** @param secure whether browsers reach us over https @param hashKey of the installation */
  constructor(secure: boolean, hashKey: Buffer) {
    this.#secure = secure;
    this.#name = secure ? '__Host-parvis_device' : 'parvis_device';
    this.#hashKey = hashKey;
  }

  /** The device's name, when the `Cookie` header says that the account signed in on it. */
  find(header: string | undefined, accountId: string): string | undefined {
    const [device, mark] = cookieIn(header, this.#name)?.split('.') ?? [];
    if (device === undefined || mark === undefined) return undefined;
    return isSameSecret(mark, this.#markOf(accountId, device)) ? device : undefined;
  }

  /** `Set-Cookie` by which a device is known from now on. */
  give(accountId: string): string {
    const device = newSecret();
    const attributes = `${cookieAttributes(this.#secure)}; Max-Age=${knownSeconds}`;
    return `${this.#name}=${device}.${this.#markOf(accountId, device)}; ${attributes}`;
  }

  #markOf(accountId: string, device: string): string {
    return createHmac('sha256', this.#hashKey).update(`${accountId} ${device}`).digest('base64url');
  }
}
