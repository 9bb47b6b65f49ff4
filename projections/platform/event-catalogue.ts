import { accountEventSchemas } from '@parvis/contracts/accounts/events.ts';
import { contentEventSchemas } from '@parvis/contracts/content/events.ts';
import { lockEventSchemas } from '@parvis/contracts/content/lock-events.ts';
import { translationEventSchemas } from '@parvis/contracts/content/translation-events.ts';

const catalogue = {
  ...contentEventSchemas,
  ...lockEventSchemas,
  ...translationEventSchemas,
  ...accountEventSchemas,
};

/** The name of an event that the contracts know. */
export type EventType = keyof typeof catalogue;

const known: ReadonlySet<string> = new Set(Object.keys(catalogue));

/** Every event type of the contracts, in alphabetical order. */
export const eventTypes: readonly string[] = [...known].sort();

/** True when the contracts of this build know the type; a projection stops at any other. */
export function isKnownEventType(type: string): boolean {
  return known.has(type);
}

const lockTypes = ['LockTaken', 'LockReleased', 'LockTakenOver'] as const;
const accountTypes = ['AccountOpened', 'AccountClosed'] as const;

/** What no read model of content shows: who edits at the moment, and who can sign in. */
export const outsideContent: readonly EventType[] = [...lockTypes, ...accountTypes];
