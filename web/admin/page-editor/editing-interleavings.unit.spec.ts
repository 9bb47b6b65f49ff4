import fc from 'fast-check';
import { expect, test } from 'vitest';
import { retryAfterMs } from './editing.machine.ts';
import type { SaveOutcome } from './editing-session.ts';
import { refusedTitle, session, settled, statement, text } from './testing/scripted-session.ts';

const saved: SaveOutcome = { kind: 'saved', revision: 0 };
const outcomes: readonly SaveOutcome[] = [
  saved,
  { kind: 'unanswered' },
  { kind: 'signed-out' },
  { kind: 'refused', problem: refusedTitle },
  { kind: 'stale' },
];

/** What a user does, and whether responses arrive before the next step. */
const step = fc.record({
  does: fc.constantFrom('type', 'type', 'save', 'save', 'discard', 'stop', 'retry'),
  part: fc.constantFrom(text, statement),
  settles: fc.boolean(),
});

test('whatever is pressed when, and whatever the server responds, what was typed last is what is saved last', () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(step, { maxLength: 25 }),
      fc.array(fc.constantFrom(...outcomes), { maxLength: 12 }),
      async (steps, responses) => {
        const { actor, clock, sent, type, save, now } = session({ save: [...responses, saved] });
        const typed = new Map<string, string>();
        const retry = () => {
          clock.increment(retryAfterMs);
          actor.send({ type: 'retry' });
          if (now().matches('stale')) actor.send({ type: 'keep mine', revision: 9 });
        };
        for (const [place, { does, part, settles }] of steps.entries()) {
          if (does === 'type') {
            typed.set(part, `${place}`);
            type(`${place}`, part);
          } else if (does === 'discard') {
            typed.delete(part);
            actor.send({ type: 'discard', part });
          } else if (does === 'stop') actor.send({ type: 'stop' });
          else if (does === 'save') save();
          else retry();
          if (settles) await settled();
        }
        for (let times = 0; times < 40 && now().context.copies.size > 0; times += 1) {
          retry();
          await settled();
          save();
          await settled();
        }
        expect([...now().context.copies.keys()]).toEqual([]);
        for (const [part, words] of typed)
          expect(sent.findLast((attempt) => attempt.part === part)?.data).toEqual({ words });
      },
    ),
    { numRuns: 150, seed: 1 },
  ));
