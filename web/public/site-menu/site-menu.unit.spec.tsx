// @vitest-environment happy-dom
import { megaMenuHoverDelayMs } from '@parvis/contracts/limits/navigation.ts';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { hydrate } from './site-menu.island.tsx';
import { SiteMenu, type SiteMenuProps } from './site-menu.tsx';

const props: SiteMenuProps = {
  entries: [
    { title: 'Le groupe', path: '/groupe', children: [{ title: 'Histoire', path: '/groupe/h' }] },
    { title: 'Carrières', path: '/carrieres', children: [{ title: 'Offres', path: '/c/o' }] },
    { title: 'Mediaroom', path: '/mediaroom', children: [] },
  ],
  current: '/groupe/h',
  labels: {
    menu: 'Menu principal',
    open: 'Menu',
    close: 'Fermer le menu',
    back: 'Retour',
    overview: 'Vue d’ensemble',
  },
};

function opened(): (string | null)[] {
  return [...document.querySelectorAll('details')]
    .filter((details) => details.open)
    .map((details) => details.querySelector('summary')?.textContent ?? null);
}

function summary(title: string): HTMLElement {
  const found = [...document.querySelectorAll('summary')].find(
    ({ textContent }) => textContent === title,
  );
  if (!found) throw new Error(`no item ${title}`);
  return found;
}

function pass(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

afterEach(() => {
  cleanup();
  window.innerWidth = 1024;
  vi.useRealTimers();
  document.body.innerHTML = '';
});

test('without script every page is a link inside native disclosures', () => {
  document.body.innerHTML = renderToString(<SiteMenu {...props} />);
  expect([...document.querySelectorAll('nav a')].map((link) => link.getAttribute('href'))).toEqual([
    '/groupe',
    '/groupe/h',
    '/carrieres',
    '/c/o',
    '/mediaroom',
  ]);
  expect(document.querySelectorAll('details > summary')).toHaveLength(2);
  expect(document.querySelector('button')?.getAttribute('popovertarget')).toBe('navigation');
});

test('the page being read is marked, and so is the entry above it', () => {
  render(<SiteMenu {...props} />);
  expect(document.querySelector('[aria-current=page]')?.textContent).toBe('Histoire');
  expect(summary('Le groupe').dataset['here']).toBe('true');
  expect(summary('Carrières').dataset['here']).toBeUndefined();
});

test('a press opens an item, a press on another closes the first', () => {
  render(<SiteMenu {...props} />);
  fireEvent.click(summary('Le groupe'));
  expect(opened()).toEqual(['Le groupe']);
  fireEvent.click(summary('Carrières'));
  expect(opened()).toEqual(['Carrières']);
});

test('a mouse opens an item after the hover delay; a finger passing over it does not', () => {
  vi.useFakeTimers();
  render(<SiteMenu {...props} />);
  fireEvent.pointerOver(summary('Le groupe'), { pointerType: 'touch' });
  pass(10_000);
  expect(opened()).toEqual([]);
  fireEvent.pointerOver(summary('Carrières'), { pointerType: 'mouse' });
  pass(megaMenuHoverDelayMs - 1);
  expect(opened()).toEqual([]);
  pass(1);
  expect(opened()).toEqual(['Carrières']);
});

test.each([
  ['Escape', () => fireEvent.keyDown(summary('Le groupe'), { key: 'Escape' })],
  ['a press outside', () => fireEvent.pointerDown(document.body)],
  ['the back button', () => fireEvent.click(screen.getAllByText('Retour')[0] ?? document.body)],
])('%s closes the open item', (_name, close) => {
  vi.useFakeTimers();
  render(<SiteMenu {...props} />);
  fireEvent.click(summary('Le groupe'));
  close();
  pass(10_000);
  expect(opened()).toEqual([]);
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

test('hydrating the server’s markup changes nothing and answers afterwards', async () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
  const root = document.createElement('div');
  root.dataset['island'] = 'site-menu';
  root.dataset['props'] = JSON.stringify(props);
  root.innerHTML = renderToString(<SiteMenu {...props} />, { identifierPrefix: 'site-menu-' });
  document.body.append(root);
  const before = root.innerHTML;
  await new Promise<void>((resolve) => hydrate(root, resolve));
  expect(root.innerHTML).toBe(before);
  act(() => summary('Le groupe').click());
  expect(opened()).toEqual(['Le groupe']);
  expect(complaints.mock.calls.filter(([text]) => /hydrat/i.test(String(text)))).toEqual([]);
  complaints.mockRestore();
});
