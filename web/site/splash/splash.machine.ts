import { modalFadeMs } from '@parvis/contracts/limits/layout.ts';
import { setup } from 'xstate';

interface SplashInput {
  /** Whether the address names an anchor of the page; then the splash is skipped. */
  readonly isNamed: boolean;
  /** Whether reduced motion is preferred. */
  readonly isStill: boolean;
}

const types: {
  context: SplashInput;
  input: SplashInput;
  events: /** The splash was pressed. */
    | { readonly type: 'enter' }
    /** The page was scrolled past its tabs. */
    | { readonly type: 'pass' };
} = {
  context: { isNamed: false, isStill: false },
  input: { isNamed: false, isStill: false },
  events: { type: 'enter' },
};

/**
 * The splash of a focus: it fades when it is pressed, or closes immediately when it is scrolled
 * past, in both cases permanently; the address then becomes that of the first tab.
 */
export const splashMachine = setup({
  types,
  delays: { fading: modalFadeMs },
  guards: {
    isNamed: ({ context }) => context.isNamed,
    isStill: ({ context }) => context.isStill,
  },
  actions: {
    fade: () => undefined,
    close: () => undefined,
    /** Closes the splash outside of the viewport, without moving the visible content. */
    closeInPlace: () => undefined,
    nameFirstTab: () => undefined,
    goToTabs: () => undefined,
  },
}).createMachine({
  id: 'splash',
  context: ({ input }) => input,
  initial: 'arriving',
  states: {
    arriving: {
      always: [{ guard: 'isNamed', target: 'closed', actions: 'close' }, { target: 'open' }],
    },
    open: {
      on: {
        enter: [{ guard: 'isStill', target: 'entered' }, { target: 'fading' }],
        pass: 'passed',
      },
    },
    fading: {
      entry: 'fade',
      after: { fading: 'entered' },
      on: { pass: 'passed' },
    },
    entered: {
      entry: ['close', 'nameFirstTab', 'goToTabs'],
      always: 'closed',
    },
    passed: {
      entry: ['closeInPlace', 'nameFirstTab'],
      always: 'closed',
    },
    closed: { type: 'final' },
  },
});
