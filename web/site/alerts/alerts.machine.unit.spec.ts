import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { type AlertsEvent, alertsMachine, type LoadedStep } from './alerts.machine.ts';

const step = (address: string, closing: LoadedStep['closing'] = { kind: 'stay' }): LoadedStep => ({
  html: `<p>${address}</p>`,
  closing,
});

/** Returns the modal with a server that renders every step except those under /gone. */
function modal(closing?: LoadedStep['closing']) {
  const did: string[] = [];
  const actor = createActor(
    alertsMachine.provide({
      actors: {
        fetchStep: fromPromise(({ input }) =>
          input.startsWith('/gone')
            ? Promise.reject(new Error('not found'))
            : Promise.resolve(step(input, closing)),
        ),
      },
      actions: {
        show: (_, { html }) => did.push(`show ${html}`),
        hide: () => did.push('hide'),
        followAsPage: (_, { address }) => did.push(`follow ${address}`),
        reload: () => did.push('reload'),
        go: (_, { address }) => did.push(`go ${address}`),
      },
    }),
  ).start();
  const send = async (...events: readonly AlertsEvent[]) => {
    for (const event of events) actor.send(event);
    await expect.poll(() => actor.getSnapshot().value).not.toBe('loading');
    return actor.getSnapshot().value;
  };
  return { did, send };
}

test('a step that is requested is loaded and shown', async () => {
  const { did, send } = modal();
  expect(await send({ type: 'open', address: '/14' })).toBe('open');
  expect(did).toEqual(['show <p>/14</p>']);
});

test('a step that cannot be loaded is opened as a page', async () => {
  const { did, send } = modal();
  expect(await send({ type: 'open', address: '/gone' })).toBe('closed');
  expect(did).toEqual(['hide', 'follow /gone']);
});

test('when two steps are requested in a row, the last one is shown', async () => {
  const { did, send } = modal();
  await send({ type: 'open', address: '/14' }, { type: 'open', address: '/16' });
  expect(did).toEqual(['show <p>/16</p>']);
});

test('a step closed while it loads is not shown', async () => {
  const { did, send } = modal();
  expect(await send({ type: 'open', address: '/14' }, { type: 'close' })).toBe('closed');
  expect(did).toEqual(['hide']);
});

test('a step leads to another in the same modal', async () => {
  const { did, send } = modal();
  await send({ type: 'open', address: '/17' });
  expect(await send({ type: 'open', address: '/18' })).toBe('open');
  expect(did).toEqual(['show <p>/17</p>', 'show <p>/18</p>']);
});

test.each([
  ['nothing', { kind: 'stay' }, ['hide']],
  ['the page anew', { kind: 'reload' }, ['hide', 'reload']],
  ['another address', { kind: 'go', to: '/list' }, ['hide', 'go /list']],
] as const)('closing leads to %s, as set by the step', async (_, closing, after) => {
  const { did, send } = modal(closing);
  await send({ type: 'open', address: '/1' });
  expect(await send({ type: 'close' })).toBe('closed');
  expect(did.slice(1)).toEqual(after);
});

test('the response to a form sets the effect of closing again', async () => {
  const { did, send } = modal({ kind: 'go', to: '/list' });
  await send({ type: 'open', address: '/7' });
  expect(await send({ type: 'answered', closing: { kind: 'reload' } })).toBe('open');
  await send({ type: 'close' });
  expect(did.slice(1)).toEqual(['hide', 'reload']);
});
