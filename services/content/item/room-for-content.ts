import type { ContentEvent } from '@parvis/contracts/content/events.ts';
import { accept, refuse } from '@parvis/contracts/http/refusal.ts';
import { maxBytesPerItem } from '@parvis/contracts/limits/pages.ts';
import { stateAfter } from './decide-in-steps.ts';
import type { Decision } from './guards.ts';
import type { ItemState } from './item.ts';

const addContent: ReadonlySet<ContentEvent['type']> = new Set([
  'ModuleSaved',
  'ModuleRestored',
  'ModuleUndeleted',
]);

/**
 * Refuses events after which the modules of an item would be larger than allowed. An item that
 * already is may only become smaller.
 */
export function requireRoomForContent(state: ItemState, events: readonly ContentEvent[]): Decision {
  if (!events.some(({ type }) => addContent.has(type))) return accept(events);
  const bytes = countBytes(stateAfter(state, events));
  if (bytes <= maxBytesPerItem || bytes <= countBytes(state)) return accept(events);
  return refuse('too-much-content', {
    params: { megabytes: String(maxBytesPerItem / 1024 / 1024) },
  });
}

/** Returns the size of the newest revisions of all modules, as JSON. */
function countBytes(state: ItemState): number {
  if (state.kind === 'none') return 0;
  return state.modules
    .filter((module) => module.kind === 'saved')
    .reduce((sum, { newest }) => sum + Buffer.byteLength(JSON.stringify(newest.content)), 0);
}
