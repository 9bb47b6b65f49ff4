// @vitest-environment happy-dom
import { layoutResizeDebounceMs } from '@parvis/contracts/limits/layout.ts';
import { megaMenuAnimationMs } from '@parvis/contracts/limits/navigation.ts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { SiteMenu } from './site-menu.tsx';
import {
  advanceTime,
  clearMenu,
  cookies,
  opened,
  opener,
  props,
  summary,
} from './testing/shown-menu.ts';

afterEach(clearMenu);

test('on small screens the level left open is stored, and opens again with the drawer', () => {
  window.innerWidth = 390;
  vi.useFakeTimers();
  render(<SiteMenu {...props} />);
  fireEvent.click(screen.getByText('Menu', { selector: 'button' }));
  fireEvent.click(summary('Le groupe'));
  advanceTime(megaMenuAnimationMs);
  expect(cookies()).toEqual(['menu_level_fr=1', 'menu_menuItem_fr=0']);
  fireEvent.click(opener('Gouvernance'));
  advanceTime(megaMenuAnimationMs);
  fireEvent.click(screen.getByText('Le conseil'));
  expect(cookies()).toEqual([
    'menu_level_fr=2',
    'menu_menuItem_fr=0',
    'menu_menuSubItem_fr=%2Fgroupe%2Fg%2Fconseil',
    'menu_sublevel_fr=0.1',
  ]);
  cleanup();
  render(<SiteMenu {...props} />);
  fireEvent.click(screen.getByText('Menu', { selector: 'button' }));
  advanceTime(megaMenuAnimationMs);
  expect(opened()).toEqual(['Le groupe']);
  expect(opener('Gouvernance').getAttribute('aria-expanded')).toBe('true');
});

test('going back resets that level; opening another top-level item resets the stored item', () => {
  window.innerWidth = 390;
  vi.useFakeTimers();
  render(<SiteMenu {...props} />);
  fireEvent.click(screen.getByText('Menu', { selector: 'button' }));
  fireEvent.click(summary('Le groupe'));
  advanceTime(megaMenuAnimationMs);
  fireEvent.click(opener('Gouvernance'));
  advanceTime(megaMenuAnimationMs);
  const back = summary('Le groupe').nextElementSibling?.querySelector('button') ?? document.body;
  fireEvent.click(back);
  advanceTime(megaMenuAnimationMs);
  expect(cookies()).toEqual(['menu_level_fr=1', 'menu_menuItem_fr=0']);
  fireEvent.click(back);
  advanceTime(megaMenuAnimationMs);
  expect(cookies()).toEqual([]);
  fireEvent.click(summary('Le groupe'));
  expect(cookies()).not.toEqual([]);
  fireEvent.click(screen.getByText('Mediaroom'));
  expect(cookies()).toEqual([]);
});

test.each([
  ['narrow', 1_440, 390, () => summary('Le groupe')],
  ['wide', 390, 1_440, () => screen.getByText('Menu', { selector: 'button' })],
])('a window that becomes %s closes what was open', (_name, from, to, opening) => {
  window.innerWidth = from;
  vi.useFakeTimers();
  render(<SiteMenu {...props} />);
  fireEvent.click(opening());
  advanceTime(megaMenuAnimationMs);
  expect([...document.body.classList]).toEqual(['menu-open']);
  window.innerWidth = to;
  fireEvent(window, new Event('resize'));
  advanceTime(layoutResizeDebounceMs - 1);
  expect([...document.body.classList]).toEqual(['menu-open']);
  advanceTime(1);
  expect([...document.body.classList]).toEqual([]);
});

test('a drawer stays open in a narrow window that changes its size', () => {
  window.innerWidth = 390;
  vi.useFakeTimers();
  render(<SiteMenu {...props} />);
  fireEvent.click(screen.getByText('Menu', { selector: 'button' }));
  advanceTime(megaMenuAnimationMs);
  fireEvent(window, new Event('resize'));
  advanceTime(layoutResizeDebounceMs);
  expect([...document.body.classList]).toEqual(['menu-open']);
});

test('on large screens nothing is stored', () => {
  render(<SiteMenu {...props} />);
  fireEvent.click(summary('Le groupe'));
  fireEvent.click(screen.getByText('Histoire'));
  expect(cookies()).toEqual([]);
});

test.each([
  [390, 'opening'],
  [1440, 'closed'],
])('at %i px the skip link leaves the drawer %s', (width, phase) => {
  window.innerWidth = width;
  render(
    <>
      <a href="#navigation">Aller au menu</a>
      <SiteMenu {...props} />
    </>,
  );
  fireEvent.click(screen.getByText('Aller au menu'));
  expect(document.querySelector<HTMLElement>('[data-drawer]')?.dataset['drawer']).toBe(phase);
});
