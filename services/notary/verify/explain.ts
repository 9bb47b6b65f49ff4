import type { RecordedEvent } from '@parvis/contracts/log/event-log.ts';
import { ordinalOf, positionFrom } from '@parvis/contracts/log/position.ts';
import type { Finding } from '@parvis/contracts/notary/views.ts';
import type { LeafMaker } from '../leaf.ts';
import { hashLeaf } from '../tree/hashes.ts';

/** The number of events, from the first that is wrong on, among which its cause is looked for. */
export const explainedEvents = 200;
/** The original time of an event is looked for among this many milliseconds around it. */
const maxTriedMs = 1_000_000;

/** Where a log differs from the hashes that were signed. */
export interface Difference {
  /** The position of the last event that is as signed; that before the first if there is none. */
  readonly after: bigint;
  /** The time of that event. */
  readonly timeBefore: string;
  /** The events from the difference on. */
  readonly events: readonly RecordedEvent[];
  /** The signed hashes from there on. */
  readonly signed: readonly Buffer[];
}

type Explanation = Pick<Finding, 'kind' | 'detail'>;

/** Returns what was done to a log where it begins to differ from what was signed. */
export function explain(difference: Difference, maker: LeafMaker): Finding {
  const { after, events } = difference;
  const [first] = events;
  const found = findCause(difference, maker);
  const isMissing = found.kind === 'deleted' || found.kind === 'tail-cut';
  if (isMissing || first === undefined)
    return { ...found, position: positionFrom(after + 1n), event: null };
  const { position, stream, revision, type, id } = first;
  return { ...found, position, event: { stream, revision, type, id } };
}

function findCause(difference: Difference, maker: LeafMaker): Explanation {
  const { events, signed } = difference;
  const [first, ...others] = events;
  const [expected, ...following] = signed;
  if (expected === undefined) return edited;
  if (first === undefined)
    return { kind: 'tail-cut', detail: 'the log ends before what was signed' };
  for (const [n, other] of others.entries())
    if (isOneOf(expected, inPlaceOf(first, other), maker)) {
      const there = following[n];
      if (there !== undefined && isOneOf(there, inPlaceOf(other, first), maker))
        return { kind: 'swapped', detail: `with the event at ${other.position}` };
    }
  const missing = following.findIndex((hash, n) => isOneOf(hash, numberedBy(first, n + 1), maker));
  if (missing !== -1)
    return { kind: 'deleted', detail: `signed events that are missing: ${missing + 1}` };
  const added = others.findIndex((one, n) => isOneOf(expected, numberedBy(one, -(n + 1)), maker));
  if (added !== -1)
    return { kind: 'inserted', detail: `events that were never signed: ${added + 1}` };
  const time = originalTime(difference, maker);
  if (time === undefined) return edited;
  return { kind: 're-dated', detail: `from ${time} to ${first.metadata.occurredAt}` };
}

const edited: Explanation = {
  kind: 'edited',
  detail: 'its data, its author, its type or its place is not as signed',
};

/** The event as it is, and under other numbers than it has now, in its stream too. */
function numberedBy(event: RecordedEvent, count: number): readonly RecordedEvent[] {
  const ordinal = ordinalOf(event.position) + BigInt(count);
  if (ordinal < 1n) return [event];
  const moved = { ...event, position: positionFrom(ordinal) };
  const revisions = new Set([event.revision + count, event.revision + Math.sign(count)]);
  return [event, moved, ...[...revisions].map((revision) => ({ ...moved, revision }))];
}

/** Another event in the place of one: with its position, its place in the stream, or its data alone. */
function inPlaceOf(place: RecordedEvent, other: RecordedEvent): readonly RecordedEvent[] {
  const { position, stream, revision } = place;
  return [
    { ...other, position },
    { ...other, position, stream, revision },
    { ...place, data: other.data },
  ];
}

function isOneOf(
  expected: Buffer,
  candidates: readonly RecordedEvent[],
  maker: LeafMaker,
): boolean {
  return candidates.some((candidate) => maker.hashOf(candidate).equals(expected));
}

/** Returns the time with which an event is as signed: that of a neighbour, or one close by. */
function originalTime(
  { events, signed, timeBefore }: Difference,
  maker: LeafMaker,
): string | undefined {
  const [first] = events;
  const [expected] = signed;
  if (first === undefined || expected === undefined) return undefined;
  const { occurredAt } = first.metadata;
  const parts = maker.leafOf(first).split(`"occurredAt":${JSON.stringify(occurredAt)}`);
  const isOriginal = (time: string) =>
    hashLeaf(parts.join(`"occurredAt":"${time}"`)).equals(expected);
  const known = events.map(({ metadata }) => metadata.occurredAt).find(isOriginal);
  if (known !== undefined) return known;
  const from = Date.parse(timeBefore === '' ? occurredAt : timeBefore);
  const to = Math.max(...events.slice(0, 3).map((one) => Date.parse(one.metadata.occurredAt)));
  for (let at = from; at <= Math.min(to, from + maxTriedMs); at += 1) {
    const time = new Date(at).toISOString();
    if (isOriginal(time)) return time;
  }
  return undefined;
}
