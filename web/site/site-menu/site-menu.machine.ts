import { megaMenuAnimationMs, megaMenuHoverDelayMs } from '@parvis/contracts/limits/navigation.ts';
import { assign, raise, setup, stateIn } from 'xstate';
import type { SiteMenuEvent } from './site-menu.events.ts';

interface SiteMenuContext {
  /** The open item, until its closing animation has ended. */
  readonly item: string | null;
  /** The open sub-item within it. */
  readonly sub: string | null;
  readonly aimed: { readonly type: 'item.show' | 'sub.show'; readonly item: string };
}

const atRest: SiteMenuContext = { item: null, sub: null, aimed: { type: 'item.show', item: '' } };
const types: { context: SiteMenuContext; events: SiteMenuEvent | { type: 'panel.gone' } } = {
  context: atRest,
  events: { type: 'dismiss' },
};

const siteMenu = setup({
  types,
  delays: { hover: megaMenuHoverDelayMs, animation: megaMenuAnimationMs },
  guards: {
    isShown: ({ context, event }) =>
      'item' in event && (context.item === event.item || context.sub === event.item),
    subIsDown: stateIn({ sub: 'closed' }),
    panelIsDown: stateIn({ panel: 'closed' }),
  },
  actions: {
    aim: assign({
      aimed: ({ context, event }) => {
        if (event.type === 'item.aim') return { type: 'item.show', item: event.item };
        return event.type === 'sub.aim' ? { type: 'sub.show', item: event.item } : context.aimed;
      },
    }),
    take: assign({ item: ({ context, event }) => ('item' in event ? event.item : context.item) }),
    takeSub: assign({ sub: ({ context, event }) => ('item' in event ? event.item : context.sub) }),
    clear: assign({ item: null }),
    clearSub: assign({ sub: null }),
    showAimed: raise(({ context }) => context.aimed),
    tellGone: raise({ type: 'panel.gone' }),
  },
});

const aim = siteMenu.createStateConfig({
  initial: 'idle',
  states: {
    idle: {
      on: {
        'item.aim': { target: 'aiming', actions: 'aim' },
        'sub.aim': { target: 'aiming', actions: 'aim' },
      },
    },
    aiming: {
      on: {
        'item.aim': { target: 'aiming', reenter: true, actions: 'aim' },
        'sub.aim': { target: 'aiming', reenter: true, actions: 'aim' },
        'item.leave': 'idle',
        'item.press': 'idle',
        'sub.press': 'idle',
        dismiss: 'idle',
      },
      after: { hover: { target: 'idle', actions: 'showAimed' } },
    },
  },
});

const panel = siteMenu.createStateConfig({
  initial: 'closed',
  on: {
    'item.press': { target: '.opening', actions: 'take' },
    'item.show': [{ guard: 'isShown' }, { target: '.opening', actions: 'take' }],
  },
  states: {
    closed: { on: { 'item.show': { target: 'opening', actions: 'take' } } },
    opening: {
      on: {
        // A click on an item that hovering has just opened must not close it again.
        'item.press': [{ guard: 'isShown' }, { target: 'opening', reenter: true, actions: 'take' }],
        back: { guard: 'subIsDown', target: 'closing' },
        dismiss: 'closing',
      },
      after: { animation: 'open' },
    },
    open: {
      on: {
        'item.press': [
          { guard: 'isShown', target: 'closing' },
          { target: 'opening', actions: 'take' },
        ],
        back: { guard: 'subIsDown', target: 'closing' },
        dismiss: 'closing',
      },
    },
    closing: {
      on: { 'item.show': { target: 'opening', actions: 'take' } },
      after: { animation: { target: 'closed', actions: ['clear', 'tellGone'] } },
    },
  },
});

/**
 * The sub-item is within the open panel, and is removed with it; it stays visible until the panel
 * is closed.
 */
const sub = siteMenu.createStateConfig({
  initial: 'closed',
  on: {
    'sub.press': { target: '.opening', actions: 'takeSub' },
    'sub.show': [{ guard: 'isShown' }, { target: '.opening', actions: 'takeSub' }],
    'item.press': [{ guard: 'isShown' }, { target: '.closed', actions: 'clearSub' }],
    'item.show': [{ guard: 'isShown' }, { target: '.closed', actions: 'clearSub' }],
    'panel.gone': { target: '.closed', actions: 'clearSub' },
  },
  states: {
    closed: {},
    opening: {
      on: {
        'sub.press': [
          { guard: 'isShown' },
          { target: 'opening', reenter: true, actions: 'takeSub' },
        ],
        back: 'closing',
      },
      after: { animation: 'open' },
    },
    open: {
      on: {
        'sub.press': [
          { guard: 'isShown', target: 'closing' },
          { target: 'opening', actions: 'takeSub' },
        ],
        back: 'closing',
      },
    },
    closing: {
      on: { 'sub.show': { target: 'opening', actions: 'takeSub' } },
      after: { animation: { target: 'closed', actions: 'clearSub' } },
    },
  },
});

const drawer = siteMenu.createStateConfig({
  initial: 'closed',
  on: {
    back: { guard: 'panelIsDown', target: '.closing' },
    dismiss: '.closing',
    'drawer.press': '.closing',
  },
  states: {
    closed: { on: { 'drawer.press': 'opening', back: undefined, dismiss: undefined } },
    opening: { after: { animation: 'open' } },
    open: {},
    closing: {
      on: { 'drawer.press': 'opening', back: undefined, dismiss: undefined },
      after: { animation: 'closed' },
    },
  },
});

/**
 * The main menu: four parallel states for the hovered item, the one open panel, the one open
 * sub-item within it, and the drawer that contains the list on small screens.
 */
export const siteMenuMachine = siteMenu.createMachine({
  id: 'site-menu',
  type: 'parallel',
  context: atRest,
  states: { aim, panel, sub, drawer },
});
