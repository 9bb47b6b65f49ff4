import { readFileSync } from 'node:fs';
import {
  contentHeaderHeightPx,
  defaultColumnWidthPx,
  desktopBreakpointPx,
  highlightMs,
  modalFadeMs,
  phoneMaximumPx,
  tabletMaximumPx,
} from '@parvis/contracts/limits/layout.ts';
import { listFadeMs } from '@parvis/contracts/limits/lists.ts';
import {
  megaMenuAnimationMs,
  navStickyAfterPx,
  skipLinkOffsetPx,
} from '@parvis/contracts/limits/navigation.ts';
import { expect, test } from 'vitest';

function sheet(path: string): string {
  return readFileSync(new URL(path, import.meta.url), 'utf8');
}

const tokens = sheet('tokens.css');

function token(name: string): string {
  const value = new RegExp(`--${name}: ([^;]+);`).exec(tokens)?.[1];
  if (!value) throw new Error(`no token --${name}`);
  return value;
}

/** Returns the relative luminance of a #rrggbb colour, as WCAG 2.2 defines it. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(token(one)), luminance(token(other))].toSorted(
    (a, b) => a - b,
  );
  return (light + 0.05) / (dark + 0.05);
}

const grounds = ['paper', 'sand', 'alert-ground', 'note-ground'];
const inks = ['ink', 'ink-soft', 'tide-950', 'tide-900', 'tide-700'];

test.each([
  ...grounds.flatMap((ground) => inks.map((ink) => [ink, ground] as const)),
  ['on-deep', 'tide-950'],
  ['on-deep-soft', 'tide-950'],
  ['on-deep', 'tide-900'],
  ['on-deep', 'tide-700'],
  ['beacon', 'paper'],
  ['beacon-on-deep', 'tide-950'],
] as const)('%s on %s has a contrast of at least 4.5 to 1', (ink, ground) => {
  expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5);
});

test('the borders of fields have a contrast of at least 3 to 1', () => {
  expect(contrast('hairline-strong', 'paper')).toBeGreaterThanOrEqual(3);
});

test('style sheets use the numbers of the limits', () => {
  expect(token('menu-animation')).toBe(`${megaMenuAnimationMs}ms`);
  expect(token('modal-fade')).toBe(`${modalFadeMs}ms`);
  expect(token('list-fade')).toBe(`${listFadeMs}ms`);
  expect(token('highlight')).toBe(`${highlightMs}ms`);
  expect(token('column')).toBe(`${defaultColumnWidthPx / 16}rem`);
  expect(token('strip-height')).toBe(`${navStickyAfterPx}px`);
  expect(sheet('base.css')).toContain(`scroll-padding-block-start: ${skipLinkOffsetPx}px`);
  expect(token('bar-height')).toBe(`${skipLinkOffsetPx / 16}rem`);
  expect(sheet('../server/screens/page-head.module.css')).toContain(
    `min-block-size: ${contentHeaderHeightPx}px`,
  );
  const menuStyle = sheet('../site/site-menu/site-menu.module.css');
  expect(menuStyle).toContain(`@media (width >= ${desktopBreakpointPx}px)`);
  expect(menuStyle).toContain(`@media (width < ${desktopBreakpointPx}px)`);
  expect(menuStyle).toContain(
    `@media (${phoneMaximumPx + 1}px <= width < ${tabletMaximumPx + 1}px)`,
  );
});

test('with reduced motion, every duration is zero', () => {
  const durations = (css: string) =>
    [...css.matchAll(/--([\w-]+): (\d+)ms;/g)].map(([, name, ms]) => [name, Number(ms)] as const);
  const [moving = '', still = ''] = tokens.split('@media (prefers-reduced-motion: reduce)');
  const names = durations(moving).map(([name]) => name);
  expect(names).toContain('menu-animation');
  expect(durations(still)).toEqual(names.map((name) => [name, 0]));
});
