import { inlineEndpoints } from '@parvis/contracts/content/inline-endpoints.ts';
import { type LockView, lockViewSchema } from '@parvis/contracts/content/views.ts';
import { z } from 'zod';
import { callEndpoint } from '../../requests/call-endpoint.ts';

function page(id: string) {
  return { type: 'page', id } as const;
}

/**
 * Acquires the lock of a page; refused with `locked` while another user holds it, unless `takeOver` is
 * set.
 */
export function takeLock(id: string, takeOver: boolean): Promise<LockView> {
  return callEndpoint(inlineEndpoints.lock, lockViewSchema, {
    params: page(id),
    body: { takeOver },
  });
}

/** Extends the lease of the lock; refused with `not-locked-by-you` after it was lost. */
export function extendLock(id: string): Promise<LockView> {
  return callEndpoint(inlineEndpoints.heartbeat, lockViewSchema, { params: page(id) });
}

/** Releases the lock, also while the page is being unloaded. */
export function releaseLock(id: string): Promise<undefined> {
  return callEndpoint(inlineEndpoints.release, z.undefined(), {
    params: page(id),
    keepalive: true,
  });
}
