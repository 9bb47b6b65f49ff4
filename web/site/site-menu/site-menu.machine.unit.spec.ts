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
    sub: () => actor.getSnapshot().value.sub,
    subItem: () => actor.getSnapshot().context.sub,
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

test('a mouse that leaves within the hover delay does not open an item', () => {
  const { send, wait, panel } = menu();
  send({ type: 'item.aim', item: '/groupe' });
  wait(megaMenuHoverDelayMs - 1);
  send({ type: 'item.leave' });
  wait(10_000);
  expect(panel()).toBe('closed');
});

test('a mouse that moves on to another item waits the whole delay again', () => {
  const { send, wait, panel, item } = menu();
  send({ type: 'item.aim', item: '/groupe' });
  wait(megaMenuHoverDelayMs - 1);
  send({ type: 'item.aim', item: '/carrieres' });
  wait(megaMenuHoverDelayMs - 1);
  expect(panel()).toBe('closed');
  wait(1);
  expect(item()).toBe('/carrieres');
});

test('one item is open at a time: after the delay, hovering another replaces it', () => {
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

test('pressing the open item closes it, pressing another replaces it', () => {
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

test('pressing another item while one is opening opens that one with a whole animation', () => {
  const { send, wait, panel, item } = menu();
  send({ type: 'item.press', item: '/groupe' });
  wait(megaMenuAnimationMs - 1);
  send({ type: 'item.press', item: '/carrieres' });
  wait(megaMenuAnimationMs - 1);
  expect([panel(), item()]).toEqual(['opening', '/carrieres']);
  wait(1);
  expect(panel()).toBe('open');
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

test('dismissing cancels a pending hover', () => {
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

function menuOpenOnSub(sub: string) {
  const opened = menuOpenOn('/groupe');
  opened.send({ type: 'sub.press', item: sub });
  opened.wait(megaMenuAnimationMs);
  return opened;
}

test('a sub-item opens when the mouse has stayed on it for the hover delay, not a millisecond before', () => {
  const { send, wait, sub, subItem, item } = menuOpenOn('/groupe');
  send({ type: 'sub.aim', item: 'gouvernance' });
  wait(megaMenuHoverDelayMs - 1);
  expect(sub()).toBe('closed');
  wait(1);
  expect([sub(), subItem(), item()]).toEqual(['opening', 'gouvernance', '/groupe']);
  wait(megaMenuAnimationMs - 1);
  expect(sub()).toBe('opening');
  wait(1);
  expect(sub()).toBe('open');
});

test('back closes the sub-item first, which is gone after the animation, and then its item', () => {
  const { send, wait, sub, subItem, panel } = menuOpenOnSub('gouvernance');
  send({ type: 'back' });
  expect([sub(), panel()]).toEqual(['closing', 'open']);
  wait(megaMenuAnimationMs - 1);
  expect([sub(), subItem()]).toEqual(['closing', 'gouvernance']);
  wait(1);
  expect([sub(), subItem(), panel()]).toEqual(['closed', null, 'open']);
  send({ type: 'back' });
  expect(panel()).toBe('closing');
});

test('one sub-item is open at a time; pressing the open one closes it', () => {
  const { send, wait, sub, subItem } = menuOpenOnSub('gouvernance');
  send({ type: 'sub.press', item: 'banques' });
  expect([sub(), subItem()]).toEqual(['opening', 'banques']);
  wait(megaMenuAnimationMs);
  send({ type: 'sub.press', item: 'banques' });
  expect(sub()).toBe('closing');
});

test('a press on a sub-item that the hover has just opened leaves it open', () => {
  const { send, wait, sub } = menuOpenOn('/groupe');
  send({ type: 'sub.aim', item: 'gouvernance' });
  wait(megaMenuHoverDelayMs);
  send({ type: 'sub.press', item: 'gouvernance' });
  wait(megaMenuAnimationMs);
  expect(sub()).toBe('open');
});

test('dismissing keeps the sub-item visible until its item is gone', () => {
  const { send, wait, sub, subItem, panel } = menuOpenOnSub('gouvernance');
  send({ type: 'dismiss' });
  wait(megaMenuAnimationMs - 1);
  expect([panel(), sub()]).toEqual(['closing', 'open']);
  wait(1);
  expect([panel(), sub(), subItem()]).toEqual(['closed', 'closed', null]);
});

test('another item opens without the sub-item of the previous one', () => {
  const { send, sub, subItem, item } = menuOpenOnSub('gouvernance');
  send({ type: 'item.show', item: '/carrieres' });
  expect([item(), sub(), subItem()]).toEqual(['/carrieres', 'closed', null]);
});

test('dismissing has no effect when nothing is open', () => {
  const { send, panel, drawer, sub } = menu();
  send({ type: 'dismiss' });
  send({ type: 'back' });
  expect([panel(), drawer(), sub()]).toEqual(['closed', 'closed', 'closed']);
});
