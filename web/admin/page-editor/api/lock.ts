import { inlineEndpoints } from '@parvis/contracts/content/inline-endpoints.ts';
import { type LockView } from '@parvis/contracts/content/views.ts';
import { callEndpoint } from '../../requests/call-endpoint.ts';
import type { Part } from '../part.ts';
import type { ItemOfKind } from './read-editor.ts';

/** A part of an item: its header or one of its modules. */
export interface PlacedPart {
  readonly item: ItemOfKind;
  readonly part: Part;
}

function toParams({ item, part }: PlacedPart) {
  if (part === 'header') return { type: item.kind, id: item.id } as const;
  return { type: 'module', id: part } as const;
}

/**
 * Acquires the lock of a part; refused with `locked` while another user has it, unless `takeOver`
 * is set.
 */
export function takeLock(place: PlacedPart, takeOver: boolean): Promise<LockView> {
  return callEndpoint(inlineEndpoints.lock, {
    params: toParams(place),
    body: { takeOver },
  });
}

/** Extends the lease of the lock; refused with `not-locked-by-you` after it was lost. */
export function extendLock(place: PlacedPart): Promise<LockView> {
  return callEndpoint(inlineEndpoints.heartbeat, { params: toParams(place) });
}

/** Releases the lock, even while the page is being unloaded. */
export function releaseLock(place: PlacedPart): Promise<undefined> {
  return callEndpoint(inlineEndpoints.release, {
    params: toParams(place),
    keepalive: true,
  });
}
