import { newSecret } from '../../http/secrets.ts';
import { ServerCookie } from '../../http/server-cookie.ts';
import type { Keys } from '../../subjects/secret.ts';
import { Signer } from '../../subjects/signer.ts';

/** How long a device is remembered after a sign-in, in seconds: half a year. */
const knownSeconds = 182 * 24 * 3600;

/**
 * Devices on which an account signed in before. The cookie grants no access: attempts from that
 * device only count separately, so that nobody else can lock the owner out from elsewhere.
 */
export class KnownDevices {
  readonly #cookie: ServerCookie;
  readonly #signer: Signer;

  /** @param secure whether browsers reach us over https @param keys of the installation */
  constructor(secure: boolean, keys: Keys) {
    this.#cookie = ServerCookie.ours('parvis_device', secure);
    this.#signer = new Signer(keys);
  }

  /** Returns the device's name, if the `Cookie` header shows that the account signed in on it. */
  find(header: string | undefined, accountId: string): string | undefined {
    const [device, signature] = this.#cookie.read(header)?.split('.') ?? [];
    if (device === undefined || signature === undefined) return undefined;
    return this.#signer.verify(`${accountId} ${device}`, signature) ? device : undefined;
  }

  /** `Set-Cookie` that marks a device as known from now on. */
  give(accountId: string): string {
    const device = newSecret();
    return this.#cookie.give(
      `${device}.${this.#signer.sign(`${accountId} ${device}`)}`,
      knownSeconds,
    );
  }
}
