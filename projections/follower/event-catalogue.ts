import { contentEventSchemas } from '@parvis/contracts/content/events.ts';
import { translationEventSchemas } from '@parvis/contracts/content/translation-events.ts';
import { families } from '@parvis/contracts/log/event-families.ts';

/** The name of an event in the contracts. */
export type EventType = EventTypeOf<(typeof families)[number]>;
type EventTypeOf<Family> = Family extends { readonly schemas: infer Schemas }
  ? keyof Schemas & string
  : never;

const known: ReadonlySet<string> = new Set(families.flatMap(({ schemas }) => Object.keys(schemas)));

/** Every event type of the contracts, in alphabetical order. */
export const eventTypes: readonly string[] = [...known].sort();

/** Returns whether the contracts of this build define the type. */
export function isKnownEventType(type: string): type is EventType {
  return known.has(type);
}

/** Returns the event types that are not among these. */
export function eventTypesExcept(some: readonly string[]): readonly EventType[] {
  const chosen = new Set(some);
  return eventTypes.filter(isKnownEventType).filter((type) => !chosen.has(type));
}

/** Events of items that no read model but their history shows as a part of them. */
export const historyEvents = [
  'PreviewLinkCreated',
  'PreviewLinkRevoked',
  'ApprovalRequested',
  'ApprovalWithdrawn',
  'PublicationApproved',
  'PublicationReturned',
] as const satisfies readonly EventType[];

/** Events of items that only their history and the lists of editors show. */
export const upkeepEvents = ['TranslationAligned', 'ReviewAssigned'] as const;

const unshown: ReadonlySet<string> = new Set([...historyEvents, ...upkeepEvents]);

/**
 * The event types that no read model of content shows: locks, approvals, links to drafts, upkeep,
 * accounts, mail, media, menus and the like.
 */
export const eventTypesExceptContent: readonly EventType[] = eventTypesExcept(
  Object.keys({ ...contentEventSchemas, ...translationEventSchemas }).filter(
    (type) => !unshown.has(type),
  ),
);
