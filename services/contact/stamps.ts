import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../adapters/clock.ts';

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
      if (!/^\d{1,15}$/.test(at) || !isSame(mark, markOf(at))) return undefined;
      return clock.now().getTime() - Number(at);
    },
  };
}

function isSame(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}
