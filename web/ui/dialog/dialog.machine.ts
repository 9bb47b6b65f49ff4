import { modalFadeMs } from '@parvis/contracts/limits/layout.ts';
import { setup } from 'xstate';

/** Events of a dialog. */
export type DialogEvent =
  | { readonly type: 'show' }
  /** Escape, the close button, a press on the backdrop, or the browser. */
  | { readonly type: 'hide' };

const types: { events: DialogEvent } = { events: { type: 'show' } };

/** A modal that fades in and out; its content stays mounted until the fade is over. */
export const dialogMachine = setup({ types, delays: { fade: modalFadeMs } }).createMachine({
  id: 'dialog',
  initial: 'closed',
  states: {
    closed: { on: { show: 'opening' } },
    opening: { on: { hide: 'closing' }, after: { fade: 'open' } },
    open: { on: { hide: 'closing' } },
    closing: { on: { show: 'opening' }, after: { fade: 'closed' } },
  },
});
