import { inlineEndpoints } from '@parvis/contracts/content/inline-endpoints.ts';
import { type LockView, lockViewSchema } from '@parvis/contracts/content/views.ts';
import { z } from 'zod';
import { callEndpoint } from '../../requests/call-endpoint.ts';

function page(id: string) {
  return { type: 'page', id } as const;
}

/** Takes the lock of a page; refused with `locked` while somebody else holds it. */
export function takeLock(id: string, takeOver: boolean): Promise<LockView> {
  return callEndpoint(inlineEndpoints.lock, lockViewSchema, {
    params: page(id),
    body: { takeOver },
  });
}

/** Extends the lease of the lock you hold; refused with `not-locked-by-you` when it is gone. */
export function extendLock(id: string): Promise<LockView> {
  return callEndpoint(inlineEndpoints.heartbeat, lockViewSchema, { params: page(id) });
}

/** Gives the lock back, also while the page is being left. */
export function releaseLock(id: string): Promise<undefined> {
  return callEndpoint(inlineEndpoints.release, z.undefined(), {
    params: page(id),
    keepalive: true,
  });
}
