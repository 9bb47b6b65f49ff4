import {
  type ContentEvent,
  type ContentEventType,
  contentEventSchemas,
} from '@parvis/contracts/content/events.ts';
import type { ModuleContent } from '@parvis/contracts/content/modules/module-types.ts';
import { upcastData } from '@parvis/contracts/content/read-event.ts';
import type { RecordedEvent } from '@parvis/contracts/log/event-log.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import { parsedOnce } from '@parvis/contracts/revisions/event-reader.ts';
import { z } from 'zod';

/** An event of a content stream with its place in the log, its actor and its time. */
export type OccurredContentEvent = ContentEvent & {
  readonly position: Position;
  /** Account id, or `system`. */
  readonly actor: string;
  /** ISO 8601, UTC. */
  readonly at: string;
};

/** The event types read here. */
export const contentEventTypes: readonly ContentEventType[] = [
  'ContentCreated',
  'HeaderSaved',
  'HeaderRestored',
  'HeaderPinned',
  'ModuleAdded',
  'ModuleSaved',
  'ModuleRestored',
  'ModulePinned',
  'ModuleActivated',
  'ModuleDeactivated',
  'ModulesArranged',
  'ModuleDeleted',
  'ModuleUndeleted',
  'ContentPublished',
  'ContentUnpublished',
  'ContentScheduled',
  'ContentArchived',
  'ContentUnarchived',
  'ContentDeleted',
  'ContentUndeleted',
  'TranslationGroupJoined',
];

const outline = z.object({ type: z.string(), data: z.record(z.string(), z.unknown()) });
/** The write side validated the content in full before the append; here its outline is enough. */
const moduleContent = z.custom<ModuleContent>((value) => outline.safeParse(value).success);

const schemas: ReadonlyMap<string, z.ZodType> = new Map(
  Object.entries({
    ...contentEventSchemas,
    ModuleSaved: contentEventSchemas.ModuleSaved.extend({ content: moduleContent }),
    ModuleRestored: contentEventSchemas.ModuleRestored.extend({ content: moduleContent }),
  }),
);

/**
 * Reads an event of a content stream, upcast to the current schema, once for all read models.
 * @throws ZodError, or Error when the record is not such an event
 */
export const parseContentEvent = parsedOnce((recorded: RecordedEvent): OccurredContentEvent => {
  const { type, position, metadata } = recorded;
  const data = upcastData(recorded);
  const event = { type, data, position, actor: metadata.actor, at: metadata.occurredAt };
  assertContentEvent(event);
  return event;
});

function assertContentEvent(event: {
  readonly type: string;
  readonly data: unknown;
}): asserts event is ContentEvent {
  const schema = schemas.get(event.type);
  if (schema === undefined) throw new Error(`${event.type} is not an event of a content stream`);
  schema.parse(event.data);
}

type ModuleSave = Extract<OccurredContentEvent, { type: 'ModuleSaved' | 'ModuleRestored' }>;

/** Returns the events that saved a module, including by restoring it. */
export function selectModuleSaves(events: readonly OccurredContentEvent[]): readonly ModuleSave[] {
  return events.filter((event) => event.type === 'ModuleSaved' || event.type === 'ModuleRestored');
}
