import type { Clock } from '../adapters/clock.ts';

/** How often something may be attempted: `burst` times at once, then once every `refillMs`. */
export interface RateLimitSettings {
  readonly burst: number;
  /** Milliseconds after which one more attempt is allowed. */
  readonly refillMs: number;
  /** How many keys are kept; beyond that the least recently used is dropped. */
  readonly maxKeys: number;
}

export type Attempt =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly retryAfterSeconds: number };

/** Counts attempts by key, in this process. */
export interface RateLimit {
  /** Uses one attempt, or says how long to wait for the next. */
  take(key: string): Attempt;
  /** Gives back an attempt that turned out to be harmless. */
  giveBack(key: string): void;
}

interface Bucket {
  readonly tokens: number;
  readonly at: number;
}

/** A token bucket for each key; memory is bounded by `maxKeys`. */
export function createRateLimit(settings: RateLimitSettings, clock: Clock): RateLimit {
  const { burst, refillMs, maxKeys } = settings;
  const buckets = new Map<string, Bucket>();

  function tokensOf(key: string, now: number): number {
    const bucket = buckets.get(key);
    if (!bucket) return burst;
    return Math.min(burst, bucket.tokens + Math.max(0, now - bucket.at) / refillMs);
  }

  function keep(key: string, bucket: Bucket): void {
    buckets.delete(key);
    buckets.set(key, bucket);
    if (buckets.size <= maxKeys) return;
    for (const oldest of buckets.keys()) {
      buckets.delete(oldest);
      return;
    }
  }

  return {
    take(key) {
      const now = clock.now().getTime();
      const tokens = tokensOf(key, now);
      if (tokens < 1)
        return { allowed: false, retryAfterSeconds: Math.ceil(((1 - tokens) * refillMs) / 1000) };
      keep(key, { tokens: tokens - 1, at: now });
      return { allowed: true };
    },
    giveBack(key) {
      const now = clock.now().getTime();
      keep(key, { tokens: Math.min(burst, tokensOf(key, now) + 1), at: now });
    },
  };
}

/** The part of an address that one subscriber holds: all of IPv4, the first 64 bits of IPv6. */
export function addressKey(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!plain.includes(':')) return plain;
  const [head = ''] = plain.split('::', 1);
  const groups = head === '' ? [] : head.split(':');
  return [...groups, '0', '0', '0', '0'].slice(0, 4).join(':').toLowerCase();
}
