import { megaMenuAnimationMs, megaMenuHoverDelayMs } from '@parvis/contracts/limits/navigation.ts';
import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import type { SiteMenuEvent } from './site-menu.events.ts';
import { siteMenuMachine } from './site-menu.machine.ts';

function menu() {
  const clock = new SimulatedClock();
  const actor = createActor(siteMenuMachine, { clock }).start();
  return {
    send: (event: SiteMenuEvent) => actor.send(event),
    wait: (ms: number) => clock.increment(ms),
    panel: () => actor.getSnapshot().value.panel,
    drawer: () => actor.getSnapshot().value.drawer,
    item: () => actor.getSnapshot().context.item,
  };
}

function menuOpenOn(item: string) {
  const opened = menu();
  opened.send({ type: 'item.press', item });
  opened.wait(megaMenuAnimationMs);
  return opened;
}

test('an item opens when the mouse has stayed on it for the hover delay, not a millisecond before', () => {
  const { send, wait, panel, item } = menu();
  send({ type: 'item.aim', item: '/groupe' });
  wait(megaMenuHoverDelayMs - 1);
  expect(panel()).toBe('closed');
  wait(1);
  expect(panel()).toBe('opening');
  expect(item()).toBe('/groupe');
});

test('an opening item is open after the animation, not a millisecond before', () => {
  const { send, wait, panel } = menu();
  send({ type: 'item.press', item: '/groupe' });
  wait(megaMenuAnimationMs - 1);
  expect(panel()).toBe('opening');
  wait(1);
  expect(panel()).toBe('open');
});

test('a closing item is gone after the animation, not a millisecond before', () => {
  const { send, wait, panel, item } = menuOpenOn('/groupe');
  send({ type: 'dismiss' });
  wait(megaMenuAnimationMs - 1);
  expect(panel()).toBe('closing');
  expect(item()).toBe('/groupe');
  wait(1);
  expect(panel()).toBe('closed');
  expect(item()).toBeNull();
});

test('a mouse that leaves within the hover delay opens nothing', () => {
  const { send, wait, panel } = menu();
  send({ type: 'item.aim', item: '/groupe' });
  wait(megaMenuHoverDelayMs - 1);
  send({ type: 'item.leave' });
  wait(10_000);
  expect(panel()).toBe('closed');
});

test('a mouse that goes on to another item waits the whole delay again', () => {
  const { send, wait, panel, item } = menu();
  send({ type: 'item.aim', item: '/groupe' });
  wait(megaMenuHoverDelayMs - 1);
  send({ type: 'item.aim', item: '/carrieres' });
  wait(megaMenuHoverDelayMs - 1);
  expect(panel()).toBe('closed');
  wait(1);
  expect(item()).toBe('/carrieres');
});

test('one item is open at a time: hovering another takes its place after the delay', () => {
  const { send, wait, panel, item } = menuOpenOn('/groupe');
  send({ type: 'item.aim', item: '/carrieres' });
  wait(megaMenuHoverDelayMs - 1);
  expect(item()).toBe('/groupe');
  wait(1);
  expect(item()).toBe('/carrieres');
  expect(panel()).toBe('opening');
});

test('pressing an item opens it without any delay', () => {
  const { send, panel, item } = menu();
  send({ type: 'item.press', item: '/groupe' });
  expect(panel()).toBe('opening');
  expect(item()).toBe('/groupe');
});

test('a press on an item that the hover has just opened leaves it open', () => {
  const { send, wait, panel } = menu();
  send({ type: 'item.aim', item: '/groupe' });
  wait(megaMenuHoverDelayMs);
  send({ type: 'item.press', item: '/groupe' });
  wait(megaMenuAnimationMs);
  expect(panel()).toBe('open');
});

test('pressing the open item closes it, pressing another takes its place', () => {
  const { send, panel, item } = menuOpenOn('/groupe');
  send({ type: 'item.press', item: '/carrieres' });
  expect(item()).toBe('/carrieres');
  send({ type: 'dismiss' });
  send({ type: 'item.press', item: '/carrieres' });
  expect(panel()).toBe('opening');
  const other = menuOpenOn('/groupe');
  other.send({ type: 'item.press', item: '/groupe' });
  expect(other.panel()).toBe('closing');
});

test.each([['dismiss'], ['back']] as const)('%s closes an open item', (type) => {
  const { send, panel } = menuOpenOn('/groupe');
  send({ type });
  expect(panel()).toBe('closing');
});

test('an open item stays open when the mouse leaves it', () => {
  const { send, wait, panel } = menuOpenOn('/groupe');
  send({ type: 'item.leave' });
  wait(10_000);
  expect(panel()).toBe('open');
});

test('dismissing stops an aim that was under way', () => {
  const { send, wait, panel } = menu();
  send({ type: 'item.aim', item: '/groupe' });
  send({ type: 'dismiss' });
  wait(10_000);
  expect(panel()).toBe('closed');
});

test('in the drawer, back goes from level 2 to level 1 and from there out', () => {
  const { send, wait, panel, drawer } = menu();
  send({ type: 'drawer.press' });
  wait(megaMenuAnimationMs);
  send({ type: 'item.press', item: '/groupe' });
  wait(megaMenuAnimationMs);
  expect([drawer(), panel()]).toEqual(['open', 'open']);
  send({ type: 'back' });
  wait(megaMenuAnimationMs);
  expect([drawer(), panel()]).toEqual(['open', 'closed']);
  send({ type: 'back' });
  wait(megaMenuAnimationMs - 1);
  expect(drawer()).toBe('closing');
  wait(1);
  expect(drawer()).toBe('closed');
});

test('dismissing closes both levels of the drawer', () => {
  const { send, wait, panel, drawer } = menu();
  send({ type: 'drawer.press' });
  send({ type: 'item.press', item: '/groupe' });
  wait(megaMenuAnimationMs);
  send({ type: 'dismiss' });
  wait(megaMenuAnimationMs);
  expect([drawer(), panel()]).toEqual(['closed', 'closed']);
});

test('the drawer’s button opens and closes it', () => {
  const { send, wait, drawer } = menu();
  send({ type: 'drawer.press' });
  wait(megaMenuAnimationMs - 1);
  expect(drawer()).toBe('opening');
  wait(1);
  expect(drawer()).toBe('open');
  send({ type: 'drawer.press' });
  expect(drawer()).toBe('closing');
});
