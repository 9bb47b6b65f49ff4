import { createHmac } from 'node:crypto';
import type { Clock } from '../adapters/clock.ts';
import { isSameSecret } from '../http/secrets.ts';

/** Says, in a form, when it was rendered: an instant that nobody else can write. */
export interface Stamps {
  make(): string;
  /** Milliseconds since the form was rendered; undefined when the stamp is not ours. */
  ageOf(stamp: string): number | undefined;
}

/** @param key of the installation, the same in all processes */
export function createStamps(key: Buffer, clock: Clock): Stamps {
  const markOf = (at: string) => createHmac('sha256', key).update(at).digest('base64url');
  return {
    make() {
      const at = String(clock.now().getTime());
      return `${at}.${markOf(at)}`;
    },
    ageOf(stamp) {
      const [at = '', mark = ''] = stamp.split('.');
      if (!/^\d{1,15}$/.test(at) || !isSameSecret(mark, markOf(at))) return undefined;
      return clock.now().getTime() - Number(at);
    },
  };
}
