import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { type OneOpenEvent, type OneOpenInput, oneOpenMachine } from './one-open.machine.ts';

function items(input: OneOpenInput) {
  const actor = createActor(oneOpenMachine, { input }).start();
  return {
    send: (event: OneOpenEvent) => actor.send(event),
    open: () => actor.getSnapshot().context.open,
    state: () => actor.getSnapshot().value,
  };
}

const free: OneOpenInput = { open: null, keepsOne: false };
const kept: OneOpenInput = { open: 'a', keepsOne: true };

test('no item is open initially unless one is given', () => {
  expect(items(free).state()).toBe('none');
  expect(items(kept).open()).toBe('a');
  expect(items(kept).state()).toBe('one');
});

test.each(['item.press', 'item.show'] as const)('%s opens an item and closes the other', (type) => {
  const { send, open } = items(free);
  send({ type, item: 'a' });
  send({ type, item: 'b' });
  expect(open()).toBe('b');
});

test('pressing the open item closes it', () => {
  const { send, open } = items({ open: 'a', keepsOne: false });
  send({ type: 'item.press', item: 'a' });
  expect(open()).toBeNull();
});

test('when one item is kept open, neither a press nor a dismissal closes it', () => {
  const { send, open } = items(kept);
  send({ type: 'item.press', item: 'a' });
  send({ type: 'dismiss' });
  expect(open()).toBe('a');
  send({ type: 'item.press', item: 'b' });
  expect(open()).toBe('b');
});

test('an item that the browser reports open twice stays open', () => {
  const { send, open } = items(free);
  send({ type: 'item.show', item: 'a' });
  send({ type: 'item.show', item: 'a' });
  expect(open()).toBe('a');
});

test('a dismissal closes the open item, and does nothing when no item is open', () => {
  const { send, state } = items(free);
  send({ type: 'dismiss' });
  expect(state()).toBe('none');
  send({ type: 'item.press', item: 'a' });
  send({ type: 'dismiss' });
  expect(state()).toBe('none');
});

test('from the request on, one item is kept open: the given one, or the one already open', () => {
  const first = items(free);
  first.send({ type: 'keep', item: 'a' });
  expect([first.open(), first.state()]).toEqual(['a', 'one']);
  first.send({ type: 'item.press', item: 'a' });
  expect(first.open()).toBe('a');
  const other = items(free);
  other.send({ type: 'item.press', item: 'b' });
  other.send({ type: 'keep', item: 'a' });
  other.send({ type: 'dismiss' });
  expect(other.open()).toBe('b');
});

test('once no item is kept open, all are closed, and items open and close freely', () => {
  const { send, open, state } = items(free);
  send({ type: 'keep', item: 'a' });
  send({ type: 'keep', item: null });
  expect([open(), state()]).toEqual([null, 'none']);
  send({ type: 'item.press', item: 'b' });
  send({ type: 'keep', item: null });
  expect(open()).toBe('b');
  send({ type: 'item.press', item: 'b' });
  expect(state()).toBe('none');
});
