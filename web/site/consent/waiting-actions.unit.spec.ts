import { expect, test, vi } from 'vitest';
import type { Choice } from './choice.ts';
import type { Purpose } from './purposes.ts';
import { waitingActions } from './waiting-actions.ts';

function choiceOf(...granted: Purpose[]): Choice {
  return { givenOn: '2026-03-12', granted };
}

test('actions with consent run immediately, necessary ones always', () => {
  const { whenGranted } = waitingActions(choiceOf('cat2'));
  const [measured, necessary, advertised] = [
    vi.fn<() => void>(),
    vi.fn<() => void>(),
    vi.fn<() => void>(),
  ];
  whenGranted('cat2', measured);
  whenGranted('cat1', necessary);
  whenGranted('cat5', advertised);
  expect([measured, necessary, advertised].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 0]);
});

test('waiting actions run once, when their category is granted, in order', () => {
  const { whenGranted, settle } = waitingActions(undefined);
  const ran: string[] = [];
  whenGranted('cat5', () => ran.push('advertising'));
  whenGranted('cat2', () => ran.push('first'));
  whenGranted('cat2', () => ran.push('second'));
  settle(choiceOf('cat2'));
  expect(ran).toEqual(['first', 'second']);
  settle(choiceOf('cat2', 'cat5'));
  settle(choiceOf());
  settle(choiceOf('cat2', 'cat5'));
  expect(ran).toEqual(['first', 'second', 'advertising']);
});

test('a refusal runs no action, and the refused actions keep waiting', () => {
  const { whenGranted, settle, choice } = waitingActions(undefined);
  const action = vi.fn<() => void>();
  whenGranted('s1', action);
  settle(choiceOf());
  expect(action).not.toHaveBeenCalled();
  expect(choice()).toEqual(choiceOf());
  settle(choiceOf('s1'));
  expect(action).toHaveBeenCalledTimes(1);
});

test('an action queued by another runs too', () => {
  const { whenGranted, settle } = waitingActions(undefined);
  const inner = vi.fn<() => void>();
  whenGranted('cat2', () => whenGranted('cat2', inner));
  settle(choiceOf('cat2'));
  expect(inner).toHaveBeenCalledTimes(1);
});

test('an action that throws does not stop the others and is not run again', () => {
  const { whenGranted, settle } = waitingActions(undefined);
  const fault = new Error('third party');
  const [throwing, next] = [
    vi.fn<() => void>(() => {
      throw fault;
    }),
    vi.fn<() => void>(),
  ];
  whenGranted('cat2', throwing);
  whenGranted('cat2', next);
  expect(() => settle(choiceOf('cat2'))).toThrow(fault);
  settle(choiceOf('cat2'));
  expect([throwing.mock.calls.length, next.mock.calls.length]).toEqual([1, 1]);
});
