import { z } from 'zod';
import { compactTables, expandTables } from '../rich-text/compact-tables.ts';
import { defaultPageDetails } from './details.ts';
import { type ContentEvent, type ContentEventType, contentEventSchemas } from './events.ts';
import { type LockEvent, type LockEventType, lockEventSchemas } from './lock-events.ts';
import {
  type TranslationEvent,
  type TranslationEventType,
  translationEventSchemas,
} from './translation-events.ts';

/** The version that new content, lock and translation events have in their metadata. */
export const contentEventVersion = 6;

interface StoredEvent {
  readonly type: string;
  readonly data: unknown;
  readonly metadata: { readonly version: number };
}

/** Converts an event's data from one version to the next. */
type Upcast = (data: unknown) => unknown;

const withHeader = z.looseObject({ header: z.looseObject({}) });

/** In version 1 every item was a page, and its header had no kind. */
function headerSaysKind(data: unknown): unknown {
  const { header, ...rest } = withHeader.parse(data);
  return { ...rest, header: { ...header, kind: 'page' } };
}

/** In version 1 the kind was stored next to the header, not in it. */
function kindIntoHeader(data: unknown): unknown {
  const { kind, header, ...rest } = withHeader.extend({ kind: z.string() }).parse(data);
  return { ...rest, header: { ...header, kind } };
}

/** Until version 4, pages had no facets. */
function pageHasFacets(data: unknown): unknown {
  const { header, ...rest } = withHeader.parse(data);
  return {
    ...rest,
    header: header['kind'] === 'page' ? { ...defaultPageDetails, ...header } : header,
  };
}

const unchanged: Upcast = (data) => data;

/** Until version 5, modules were moved, deactivated and deleted for visitors, too. */
function tookEffectAtOnce(data: unknown): unknown {
  return { ...z.looseObject({}).parse(data), live: true };
}

const untilVersion5: readonly Upcast[] = [
  unchanged,
  unchanged,
  unchanged,
  unchanged,
  tookEffectAtOnce,
];

/** Until version 2, lock events contained people's names next to their account ids. */
function accountIdsOnly(data: unknown): unknown {
  const person = z.object({ accountId: z.string() }).transform(({ accountId }) => accountId);
  return z.looseObject({ by: person, from: person.optional() }).parse(data);
}

/** Upcasters by event type; the one at index 0 reads version 1. Stored events are never rewritten. */
const upcasts: Readonly<Record<string, readonly Upcast[]>> = {
  ContentCreated: [kindIntoHeader, unchanged, unchanged, pageHasFacets],
  HeaderSaved: [headerSaysKind, unchanged, unchanged, pageHasFacets],
  HeaderRestored: [headerSaysKind, unchanged, unchanged, pageHasFacets],
  ModuleDeactivated: untilVersion5,
  ModulesArranged: untilVersion5,
  ModuleDeleted: untilVersion5,
  LockTaken: [unchanged, accountIdsOnly],
  LockReleased: [unchanged, accountIdsOnly],
  LockTakenOver: [unchanged, accountIdsOnly],
};

/** The events whose tables have been stored compactly since version 4. */
const withTables: ReadonlySet<string> = new Set(['ModuleSaved', 'ModuleRestored']);

/** Returns the data of a content event as stored in the log; `upcastData` reads them. */
export function storedContentData({ type, data }: ContentEvent): unknown {
  return withTables.has(type) ? compactTables(data) : data;
}

/** Upcasts an event's data to the current version, without validating it. @throws ZodError when data of an older version is malformed */
export function upcastData({ type, data, metadata }: StoredEvent): unknown {
  const steps = upcasts[type] ?? [];
  const current = steps.slice(metadata.version - 1).reduce((older, step) => step(older), data);
  return withTables.has(type) && metadata.version > 3 ? expandTables(current) : current;
}

/** Casts a known event type with data that its schema has parsed. */
const contentEvent = z.custom<ContentEvent>();
const lockEvent = z.custom<LockEvent>();
const translationEvent = z.custom<TranslationEvent>();

function isAmong<T extends string>(schemas: Record<T, unknown>, type: string): type is T {
  return Object.hasOwn(schemas, type);
}

/** Reads an event of a content stream, upcast to the current schema. @throws Error on an unknown type, ZodError on invalid data */
export function readContentEvent(event: StoredEvent): ContentEvent {
  if (!isAmong<ContentEventType>(contentEventSchemas, event.type))
    throw new Error(`${event.type} is not a content event`);
  const data = contentEventSchemas[event.type].parse(upcastData(event));
  return contentEvent.parse({ type: event.type, data });
}

/** Reads an event of a lock stream. @throws as readContentEvent */
export function readLockEvent(event: StoredEvent): LockEvent {
  if (!isAmong<LockEventType>(lockEventSchemas, event.type))
    throw new Error(`${event.type} is not a lock event`);
  const data = lockEventSchemas[event.type].parse(upcastData(event));
  return lockEvent.parse({ type: event.type, data });
}

/** Reads an event of a translation stream. @throws as readContentEvent */
export function readTranslationEvent(event: StoredEvent): TranslationEvent {
  if (!isAmong<TranslationEventType>(translationEventSchemas, event.type))
    throw new Error(`${event.type} is not a translation event`);
  const data = translationEventSchemas[event.type].parse(upcastData(event));
  return translationEvent.parse({ type: event.type, data });
}
