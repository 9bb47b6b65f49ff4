import type { RecordedEvent } from '@parvis/contracts/log/event-log.ts';
import { positionFrom } from '@parvis/contracts/log/position.ts';
import { evolveRevisioned, type Revisioned } from '@parvis/contracts/revisions/revisioned.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Folding, foldSpans, type Span } from './spans.ts';

const noted: Folding<string> = {
  idOf: ({ stream }) => stream,
  evolve: (former, { type, stream: id, data }, occurrence) =>
    type === 'deleted'
      ? evolveRevisioned(former, { kind: 'deleted', id }, occurrence)
      : evolveRevisioned(
          former,
          { kind: 'saved', id, revision: (former?.revision ?? 0) + 1, content: String(data) },
          occurrence,
        ),
  tagsOf: ({ content }) => [`word:${content}`],
};

const event = (ordinal: number, stream: string, word: string | null): RecordedEvent => ({
  id: `event-${ordinal}`,
  type: word === null ? 'deleted' : 'saved',
  data: word,
  stream,
  revision: ordinal,
  position: positionFrom(BigInt(ordinal)),
  metadata: { commandId: `c${ordinal}`, actor: 'ann', occurredAt: `at ${ordinal}`, version: 1 },
});

/** Histories in which nothing is deleted before it was saved. */
const histories = fc
  .array(fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.constantFrom('x', 'y', null)), {
    maxLength: 30,
  })
  .map((steps) => {
    const there = new Set<string>();
    return steps.map(([stream, word], index) => {
      const known = there.has(stream);
      there.add(stream);
      return event(index + 1, stream, known ? word : (word ?? 'x'));
    });
  });

/** Returns rows and tags after folding a history in batches of this size. */
function folded(history: readonly RecordedEvent[], batchSize: number) {
  const rows: Span<string>[] = [];
  const tags = new Map<string, string>();
  for (let start = 0; start < history.length; start += batchSize) {
    const open = rows.filter(({ to }) => to === null);
    const known = new Map(open.map(({ state }): [string, Revisioned<string>] => [state.id, state]));
    const batch = foldSpans(noted, known, history.slice(start, start + batchSize));
    for (const span of open) span.to = batch.closed.get(span.state.id) ?? null;
    rows.push(...batch.opened);
    for (const [tag, at] of batch.tags) tags.set(tag, at);
  }
  return { rows, tags: Object.fromEntries(tags) };
}

it('rows and tags do not depend on how the log was split into batches', () => {
  fc.assert(
    fc.property(histories, fc.integer({ min: 1, max: 30 }), (history, size) => {
      expect(folded(history, size)).toEqual(folded(history, 1));
    }),
  );
});

it('at every position exactly one row of an item is valid, with its state at that time', () => {
  fc.assert(
    fc.property(histories, (history) => {
      const { rows } = folded(history, 7);
      const states = new Map<string, Revisioned<string>>();
      for (const one of history) {
        const occurrence = { by: one.metadata.actor, at: one.metadata.occurredAt };
        states.set(one.stream, noted.evolve(states.get(one.stream), one, occurrence));
        for (const [id, state] of states) {
          const holding = rows.filter(
            (row) =>
              row.state.id === id &&
              row.from <= one.position &&
              (row.to === null || row.to > one.position),
          );
          expect(holding.map((row) => row.state)).toEqual([state]);
        }
      }
    }),
  );
});

it('a change affects the tags of an item before and after it', () => {
  const tagsAfter = (...words: (string | null)[]) =>
    folded(
      words.map((word, index) => event(index + 1, 'a', word)),
      1,
    ).tags;
  expect(tagsAfter('x', 'y')).toEqual({ 'word:x': positionFrom(2n), 'word:y': positionFrom(2n) });
  expect(tagsAfter('x', null)).toEqual({ 'word:x': positionFrom(2n) });
  expect(tagsAfter('x', null, 'y')).toEqual({
    'word:x': positionFrom(2n),
    'word:y': positionFrom(3n),
  });
});
