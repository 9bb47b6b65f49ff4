import type { RecordedEvent } from '@parvis/contracts/log/event-log.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import type { Occurrence, Revisioned } from '@parvis/contracts/revisions/revisioned.ts';

/** A state with the positions between which it was valid; `to` null: it still is. */
export interface Span<Content> {
  readonly state: Revisioned<Content>;
  readonly from: Position;
  to: Position | null;
}

/** The row changes of a batch of events. */
export interface FoldedSpans<Content> {
  /** Spans that began within the batch. */
  readonly opened: readonly Span<Content>[];
  /** The position at which the span open before the batch ends, by id. */
  readonly closed: ReadonlyMap<string, Position>;
  /** Tags that changed, with the last position at which they did. */
  readonly tags: ReadonlyMap<string, Position>;
}

/** How the events of one type of item are folded. */
export interface Folding<Content> {
  idOf(recorded: RecordedEvent): string;
  evolve(
    former: Revisioned<Content> | undefined,
    recorded: RecordedEvent,
    occurrence: Occurrence,
  ): Revisioned<Content>;
  /** Returns the tags of an item that is not deleted. */
  tagsOf(state: Revisioned<Content>): readonly string[];
}

/** Folds events, in log order, into spans. @param known current state of the items in the events */
export function foldSpans<Content>(
  { idOf, evolve, tagsOf }: Folding<Content>,
  known: ReadonlyMap<string, Revisioned<Content>>,
  events: readonly RecordedEvent[],
): FoldedSpans<Content> {
  const opened: Span<Content>[] = [];
  const open = new Map<string, Span<Content>>();
  const closed = new Map<string, Position>();
  const tags = new Map<string, Position>();
  const shownTags = (state: Revisioned<Content> | undefined) =>
    state === undefined || state.deleted ? [] : tagsOf(state);
  for (const recorded of events) {
    const id = idOf(recorded);
    const { position, metadata } = recorded;
    const span = open.get(id);
    const former = span?.state ?? known.get(id);
    if (span !== undefined) span.to = position;
    else if (former !== undefined) closed.set(id, position);
    const state = evolve(former, recorded, { by: metadata.actor, at: metadata.occurredAt });
    const next = { state, from: position, to: null };
    opened.push(next);
    open.set(id, next);
    for (const tag of [...shownTags(former), ...shownTags(state)]) tags.set(tag, position);
  }
  return { opened, closed, tags };
}
