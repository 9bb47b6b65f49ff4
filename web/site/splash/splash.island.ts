import { createActor } from 'xstate';
import { splashMachine } from './splash.machine.ts';

/**
 * Hydrates the splash of a focus: it closes when it is pressed, or when the page is scrolled past
 * its tabs.
 */
export function hydrate(root: HTMLElement, onReady: () => void): void {
  const tabs = document.querySelector<HTMLElement>('[data-island="page-tabs"]');
  const firstTab = tabs?.querySelector<HTMLAnchorElement>('nav a') ?? undefined;
  const close = () => {
    root.dataset['splash'] = 'closed';
    removeEventListener('scroll', onScroll);
  };
  const actor = createActor(
    splashMachine.provide({
      actions: {
        fade: () => {
          root.dataset['splash'] = 'fading';
        },
        close,
        closeInPlace: () => keepingInPlace(tabs, close),
        nameFirstTab: () => {
          // A link to an anchor may have been followed in the meantime.
          if (firstTab && !namesPlace()) history.replaceState(null, '', firstTab.hash);
        },
        goToTabs: () => {
          scrollTo({ top: 0, behavior: 'instant' });
          firstTab?.focus({ preventScroll: true });
        },
      },
    }),
    {
      input: {
        isNamed: namesPlace(),
        isStill: matchMedia('(prefers-reduced-motion: reduce)').matches,
      },
    },
  );
  const onScroll = () => {
    if (isPassed(root, tabs)) actor.send({ type: 'pass' });
  };
  root.addEventListener('click', (event) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    actor.send({ type: 'enter' });
  });
  addEventListener('scroll', onScroll, { passive: true });
  actor.start();
  onReady();
}

/** Returns whether the address names an anchor of the page. */
function namesPlace(): boolean {
  return document.getElementById(location.hash.slice(1)) !== null;
}

/**
 * Returns whether the page was scrolled past its tabs: their sticky row has left its initial
 * position.
 */
function isPassed(splash: HTMLElement, tabs: HTMLElement | null): boolean {
  const row = tabs?.firstElementChild;
  if (!tabs || !row) return splash.getBoundingClientRect().bottom <= 0;
  return row.getBoundingClientRect().top > tabs.getBoundingClientRect().top + 1;
}

/** Changes content above the viewport without moving the visible content. */
function keepingInPlace(landmark: HTMLElement | null, change: () => void): void {
  const top = () => landmark?.getBoundingClientRect().top ?? 0;
  const before = top();
  change();
  scrollBy({ top: top() - before, behavior: 'instant' });
}

/**
 * Returns whether a press applies to the splash: its other links, and new windows, are the
 * browser's.
 */
function isPlainPress({ target, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  if (ctrlKey || metaKey || shiftKey || altKey || !(target instanceof Element)) return false;
  const link = target.closest('a');
  return link === null || link.hasAttribute('data-enter');
}
