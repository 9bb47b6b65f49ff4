import { createHmac } from 'node:crypto';
import { cookieAttributes, cookieIn } from '../../http/cookies.ts';
import { isSameSecret, newSecret } from '../../http/secrets.ts';

/** How long a device that signed in is known, in seconds: half a year. */
const knownSeconds = 182 * 24 * 3600;

/**
 * Devices on which an account signed in before. The cookie opens nothing: it only has attempts from that
 * device counted by themselves, so that nobody elsewhere can lock its owner out.
 */
export interface KnownDevices {
  /** The device's name, when the `Cookie` header says that the account signed in on it. */
  find(header: string | undefined, accountId: string): string | undefined;
  /** `Set-Cookie` by which a device is known from now on. */
  give(accountId: string): string;
}

/** @param secure whether browsers reach us over https @param hashKey of the installation */
export function knownDevices(secure: boolean, hashKey: Buffer): KnownDevices {
  const name = secure ? '__Host-parvis_device' : 'parvis_device';
  const markOf = (accountId: string, device: string) =>
    createHmac('sha256', hashKey).update(`${accountId} ${device}`).digest('base64url');
  return {
    find(header, accountId) {
      const [device, mark] = cookieIn(header, name)?.split('.') ?? [];
      if (device === undefined || mark === undefined) return undefined;
      return isSameSecret(mark, markOf(accountId, device)) ? device : undefined;
    },
    give(accountId) {
      const device = newSecret();
      const attributes = `${cookieAttributes(secure)}; Max-Age=${knownSeconds}`;
      return `${name}=${device}.${markOf(accountId, device)}; ${attributes}`;
    },
  };
}
