import type { OfferView } from '@parvis/contracts/careers/views.ts';
import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { offerWith } from '../testing/offers.ts';
import { type Attempt, correctingMachine, type Outcome } from './correcting.machine.ts';

/** Returns a correction with scripted server responses. */
function startCorrection(
  outcomes: Outcome[],
  read: () => Promise<OfferView> = async () => offerWith({}),
) {
  const sent: Attempt[] = [];
  let commands = 0;
  const machine = correctingMachine.provide({
    actors: {
      save: fromPromise<Outcome, Attempt>(async ({ input }) => {
        sent.push(input);
        return outcomes.shift() ?? { kind: 'saved' };
      }),
      read: fromPromise<OfferView, OfferView>(read),
    },
  });
  const newCommandId = () => `command-${++commands}`;
  const actor = createActor(machine, { input: { offer: offerWith({}), newCommandId } });
  actor.start();
  return { actor, sent };
}
const change = { type: 'change', field: 'titleFr', value: 'Caissier' } as const;

test('a draft is sent once, with only the differences from the source', async () => {
  const { actor, sent } = startCorrection([{ kind: 'saved' }]);
  actor.send(change);
  actor.send({ type: 'save' });
  actor.send({ type: 'save' });
  await waitFor(actor, (state) => state.matches('saved'));
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({
    offer: { revision: 3 },
    correction: { title: { fr: 'Caissier', en: 'Accountant' } },
  });
});

test('a failed save is retried under the same command id, unless the draft changed', async () => {
  const error = new Error('no response');
  const { actor, sent } = startCorrection([
    { kind: 'failed', error },
    { kind: 'failed', error },
  ]);
  actor.send(change);
  for (const again of [undefined, undefined, { ...change, value: 'Caissière' }]) {
    if (again) actor.send(again);
    actor.send({ type: 'save' });
    const state = await waitFor(actor, (one) => !one.matches('saving'));
    expect(state.context.error).toBe(state.matches('saved') ? undefined : error);
  }
  const [first, second, third] = sent.map(({ commandId }) => commandId);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('an offer changed by somebody else is read again while the draft is kept, and is then overwritten', async () => {
  const theirs = offerWith({ revision: 4, updatedBy: 'Claire Morvan' });
  const { actor, sent } = startCorrection([{ kind: 'stale' }], async () => theirs);
  actor.send(change);
  expect(actor.getSnapshot().context.isOvertaken).toBe(false);
  actor.send({ type: 'save' });
  const state = await waitFor(actor, (one) => one.matches('editing') && one.context.isOvertaken);
  expect(state.context).toMatchObject({ offer: theirs, draft: { titleFr: 'Caissier' } });
  actor.send({ type: 'save' });
  await waitFor(actor, (one) => one.matches('saved'));
  expect(sent.map(({ offer }) => offer.revision)).toEqual([3, 4]);
  expect(sent[1]?.commandId).not.toBe(sent[0]?.commandId);
});

test('an offer that cannot be read again leaves the draft as it was, with the reason', async () => {
  const error = new Error('no response');
  const { actor } = startCorrection([{ kind: 'stale' }], () => Promise.reject(error));
  actor.send(change);
  actor.send({ type: 'save' });
  const state = await waitFor(actor, (one) => one.context.error !== undefined);
  expect(state.matches('editing')).toBe(true);
  expect(state.context).toMatchObject({ error, draft: { titleFr: 'Caissier' } });
});

test('a released field has the source’s value', () => {
  const { actor } = startCorrection([]);
  actor.send(change);
  actor.send({ type: 'release', field: 'titleFr' });
  expect(actor.getSnapshot().context.draft.titleFr).toBe('Comptable (F/H)');
});
