import { megaMenuAnimationMs, megaMenuHoverDelayMs } from '@parvis/contracts/limits/navigation.ts';
import { assign, raise, setup, stateIn } from 'xstate';

/** What happens to the menu; an item is known by its path. */
export type SiteMenuEvent =
  /** A mouse came over an item. */
  | { readonly type: 'item.aim'; readonly item: string }
  /** The mouse left the item. */
  | { readonly type: 'item.leave' }
  /** An item was clicked, tapped, or activated by key. */
  | { readonly type: 'item.press'; readonly item: string }
  /** An item was opened: by the hover delay, or by the browser itself. */
  | { readonly type: 'item.show'; readonly item: string }
  /** The small screen's menu button was pressed. */
  | { readonly type: 'drawer.press' }
  /** One level up: from an item to the list, from the list out. */
  | { readonly type: 'back' }
  /** Escape, a touch outside, or the focus gone elsewhere. */
  | { readonly type: 'dismiss' };

interface SiteMenuContext {
  /** The open item, until its closing has been seen. */
  readonly item: string | null;
  readonly aimed: string;
}

const atRest: SiteMenuContext = { item: null, aimed: '' };
const types: { context: SiteMenuContext; events: SiteMenuEvent } = {
  context: atRest,
  events: { type: 'dismiss' },
};

/**
 * The main menu. Three things go on at once: the mouse aims at an item, one panel at most is open,
 * and on small screens a drawer holds the list (level 1) over which a panel slides (level 2).
 */
export const siteMenuMachine = setup({
  types,
  delays: { hover: megaMenuHoverDelayMs, animation: megaMenuAnimationMs },
  guards: {
    isShown: ({ context, event }) => 'item' in event && context.item === event.item,
    panelIsDown: stateIn({ panel: 'closed' }),
  },
  actions: {
    aim: assign({ aimed: ({ context, event }) => ('item' in event ? event.item : context.aimed) }),
    take: assign({ item: ({ context, event }) => ('item' in event ? event.item : context.item) }),
    clear: assign({ item: null }),
    showAimed: raise(({ context }) => ({ type: 'item.show', item: context.aimed })),
  },
}).createMachine({
  id: 'site-menu',
  type: 'parallel',
  context: atRest,
  states: {
    aim: {
      initial: 'idle',
      states: {
        idle: { on: { 'item.aim': { target: 'aiming', actions: 'aim' } } },
        aiming: {
          on: {
            'item.aim': { target: 'aiming', reenter: true, actions: 'aim' },
            'item.leave': 'idle',
            'item.press': 'idle',
            dismiss: 'idle',
          },
          after: { hover: { target: 'idle', actions: 'showAimed' } },
        },
      },
    },
    panel: {
      initial: 'closed',
      states: {
        closed: {
          on: {
            'item.press': { target: 'opening', actions: 'take' },
            'item.show': { target: 'opening', actions: 'take' },
          },
        },
        opening: {
          on: {
            // A click on an item that the hover has just opened must not close it again.
            'item.press': [
              { guard: 'isShown' },
              { target: 'opening', reenter: true, actions: 'take' },
            ],
            'item.show': [
              { guard: 'isShown' },
              { target: 'opening', reenter: true, actions: 'take' },
            ],
            back: 'closing',
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
            'item.show': [{ guard: 'isShown' }, { target: 'opening', actions: 'take' }],
            back: 'closing',
            dismiss: 'closing',
          },
        },
        closing: {
          on: {
            'item.press': { target: 'opening', actions: 'take' },
            'item.show': { target: 'opening', actions: 'take' },
          },
          after: { animation: { target: 'closed', actions: 'clear' } },
        },
      },
    },
    drawer: {
      initial: 'closed',
      states: {
        closed: { on: { 'drawer.press': 'opening' } },
        opening: {
          on: {
            'drawer.press': 'closing',
            back: { guard: 'panelIsDown', target: 'closing' },
            dismiss: 'closing',
          },
          after: { animation: 'open' },
        },
        open: {
          on: {
            'drawer.press': 'closing',
            back: { guard: 'panelIsDown', target: 'closing' },
            dismiss: 'closing',
          },
        },
        closing: {
          on: { 'drawer.press': 'opening' },
          after: { animation: 'closed' },
        },
      },
    },
  },
});
