import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { type ComboboxEvent, comboboxMachine, shownOptions } from './combobox.machine.ts';

const options = ['Belgique', 'Espagne', 'France'].map((label) => ({
  value: label.slice(0, 2).toLowerCase(),
  label,
}));

function combobox() {
  const actor = createActor(comboboxMachine, { input: { options, value: 'es' } }).start();
  const context = () => actor.getSnapshot().context;
  return {
    send: (event: ComboboxEvent) => actor.send(event),
    state: () => actor.getSnapshot().value,
    value: () => context().value,
    active: () => context().active,
    shown: () => shownOptions(context()).map(({ value }) => value),
  };
}

test('a combobox opens with every option, and the chosen one is active', () => {
  const { send, state, active, shown } = combobox();
  send({ type: 'show' });
  expect([state(), active(), shown()]).toEqual(['open', 'es', ['be', 'es', 'fr']]);
});

test.each([
  ['next', 'fr'],
  ['previous', 'be'],
  ['first', 'be'],
  ['last', 'fr'],
] as const)('moving to the %s makes %s active and stops at the ends', (to, reached) => {
  const { send, active } = combobox();
  send({ type: 'show' });
  send({ type: 'move', to });
  expect(active()).toBe(reached);
  send({ type: 'move', to });
  expect(active()).toBe(reached);
});

test('an arrow key opens a combobox without moving', () => {
  const { send, state, active } = combobox();
  send({ type: 'move', to: 'next' });
  expect([state(), active()]).toEqual(['open', 'es']);
});

test('typing opens a combobox, filters it, and makes the first match active', () => {
  const { send, active, shown } = combobox();
  send({ type: 'type', text: 'f' });
  expect([active(), shown()]).toEqual(['fr', ['fr']]);
});

test('confirming selects the active option', () => {
  const { send, state, value } = combobox();
  send({ type: 'type', text: 'b' });
  send({ type: 'confirm' });
  expect([state(), value()]).toEqual(['closed', 'be']);
});

test('confirming when nothing matches keeps the value', () => {
  const { send, state, value, active, shown } = combobox();
  send({ type: 'type', text: 'zzz' });
  expect([state(), active(), shown()]).toEqual(['open', null, []]);
  send({ type: 'confirm' });
  expect([state(), value()]).toEqual(['closed', 'es']);
});

test('closing discards the typed text', () => {
  const { send, value, shown } = combobox();
  send({ type: 'type', text: 'f' });
  send({ type: 'hide' });
  expect(value()).toBe('es');
  send({ type: 'show' });
  expect(shown()).toHaveLength(3);
});

test('clicking an option selects it', () => {
  const { send, state, value } = combobox();
  send({ type: 'show' });
  send({ type: 'take', value: 'fr' });
  expect([state(), value()]).toEqual(['closed', 'fr']);
});

test('clearing the query makes the first option active', () => {
  const { send, active, shown } = combobox();
  send({ type: 'type', text: '' });
  expect([active(), shown()]).toEqual(['be', ['be', 'es', 'fr']]);
});
