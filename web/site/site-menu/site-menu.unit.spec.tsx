// @vitest-environment happy-dom
import { layoutResizeDebounceMs } from '@parvis/contracts/limits/layout.ts';
import { megaMenuAnimationMs, megaMenuHoverDelayMs } from '@parvis/contracts/limits/navigation.ts';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { hydrate } from './site-menu.island.tsx';
import { SiteMenu, type SiteMenuProps } from './site-menu.tsx';

const props: SiteMenuProps = {
  locale: 'fr',
  entries: [
    {
      title: 'Le groupe',
      path: '/groupe',
      children: [
        { title: 'Histoire', path: '/groupe/h', children: [] },
        {
          title: 'Gouvernance',
          path: '/groupe/g',
          children: [{ title: 'Le conseil', path: '/groupe/g/conseil', children: [] }],
        },
      ],
    },
    {
      title: 'Carrières',
      path: '/carrieres',
      children: [{ title: 'Offres', path: 'https://offres.example', newTab: true, children: [] }],
    },
    { title: 'Mediaroom', path: '/mediaroom', children: [] },
  ],
  aside: {
    languages: {
      title: 'Langues',
      children: [{ title: 'English', path: '/en/', lang: 'en', note: 'en anglais', children: [] }],
    },
  },
  current: '/groupe/h',
  labels: {
    menu: 'Menu principal',
    open: 'Menu',
    close: 'Fermer le menu',
    back: 'Retour',
    overview: 'Vue d’ensemble',
    trail: 'Niveau ouvert :',
    aside: 'Profils et langues',
    newTab: '(Ce lien s’ouvre dans un nouvel onglet)',
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

function opener(title: string): HTMLElement {
  return screen.getByText(title, { selector: 'button' });
}

function cookies(): string[] {
  return document.cookie
    .split('; ')
    .filter((cookie) => /^menu_.*=./.test(cookie))
    .toSorted();
}

afterEach(() => {
  cleanup();
  for (const name of ['level', 'menuItem', 'sublevel', 'menuSubItem'])
    document.cookie = `menu_${name}_fr=; Path=/; Max-Age=0`;
  window.innerWidth = 1024;
  vi.useRealTimers();
  document.body.innerHTML = '';
});

test('without script every page is a link inside native disclosures', () => {
  document.body.innerHTML = renderToString(<SiteMenu {...props} />);
  expect([...document.querySelectorAll('nav a')].map((link) => link.getAttribute('href'))).toEqual([
    '/en/',
    '/groupe',
    '/groupe/h',
    '/groupe/g',
    '/groupe/g',
    '/groupe/g/conseil',
    '/carrieres',
    'https://offres.example',
    '/mediaroom',
  ]);
  expect(document.querySelectorAll('details > summary')).toHaveLength(3);
  expect(document.querySelector('button')?.getAttribute('popovertarget')).toBe('navigation');
});

test('the current page is marked, and so is the entry above it', () => {
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
  ['Escape with the focus nowhere', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
  ['a press outside', () => fireEvent.pointerDown(document.body)],
  ['the back button', () => fireEvent.click(screen.getAllByText('Retour')[1] ?? document.body)],
  ['leaving the page', () => fireEvent(window, new Event('pagehide'))],
])('%s closes the open item', (_name, close) => {
  vi.useFakeTimers();
  render(<SiteMenu {...props} />);
  fireEvent.click(summary('Le groupe'));
  close();
  pass(10_000);
  expect(opened()).toEqual([]);
});

test('links to another language and to a new tab are marked', () => {
  render(<SiteMenu {...props} />);
  const english = screen.getByText('English');
  expect([english.lang, english.textContent]).toEqual(['en', 'English – en anglais']);
  const offers = screen.getByText('Offres');
  expect([offers.getAttribute('target'), offers.textContent]).toEqual([
    '_blank',
    'Offres (Ce lien s’ouvre dans un nouvel onglet)',
  ]);
});

test('a sub-item opens within its item, the open path is marked, back goes one level up', () => {
  vi.useFakeTimers();
  render(<SiteMenu {...props} />);
  fireEvent.click(summary('Le groupe'));
  pass(megaMenuAnimationMs);
  expect(opener('Gouvernance').getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(opener('Gouvernance'));
  pass(megaMenuAnimationMs);
  expect(opener('Gouvernance').getAttribute('aria-expanded')).toBe('true');
  const panel = summary('Le groupe').nextElementSibling;
  expect(panel?.querySelector('p')?.textContent).toBe('Niveau ouvert :Le groupeGouvernance');
  const back = panel?.querySelector('button') ?? document.body;
  fireEvent.click(back);
  pass(megaMenuAnimationMs);
  expect(opener('Gouvernance').getAttribute('aria-expanded')).toBe('false');
  expect(opened()).toEqual(['Le groupe']);
  fireEvent.click(back);
  pass(megaMenuAnimationMs);
  expect(opened()).toEqual([]);
});

test('a mouse opens a sub-item after the hover delay', () => {
  vi.useFakeTimers();
  render(<SiteMenu {...props} />);
  fireEvent.click(summary('Le groupe'));
  pass(megaMenuAnimationMs);
  fireEvent.pointerOver(opener('Gouvernance'), { pointerType: 'mouse' });
  pass(megaMenuHoverDelayMs - 1);
  expect(opener('Gouvernance').getAttribute('aria-expanded')).toBe('false');
  pass(1);
  expect(opener('Gouvernance').getAttribute('aria-expanded')).toBe('true');
});

test('the body element has the open item until it closes', () => {
  vi.useFakeTimers();
  render(<SiteMenu {...props} />);
  const marks = () => [...document.body.classList].toSorted();
  fireEvent.click(summary('Le groupe'));
  expect(marks()).toEqual(['menu-open']);
  pass(megaMenuAnimationMs);
  fireEvent.click(opener('Gouvernance'));
  expect(marks()).toEqual(['menu-open', 'submenu-open']);
  fireEvent.keyDown(summary('Le groupe'), { key: 'Escape' });
  expect(marks()).toEqual([]);
});

test('on small screens the level left open is stored, and opens again with the drawer', () => {
  window.innerWidth = 390;
  vi.useFakeTimers();
  render(<SiteMenu {...props} />);
  fireEvent.click(screen.getByText('Menu', { selector: 'button' }));
  fireEvent.click(summary('Le groupe'));
  pass(megaMenuAnimationMs);
  expect(cookies()).toEqual(['menu_level_fr=1', 'menu_menuItem_fr=0']);
  fireEvent.click(opener('Gouvernance'));
  pass(megaMenuAnimationMs);
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
  pass(megaMenuAnimationMs);
  expect(opened()).toEqual(['Le groupe']);
  expect(opener('Gouvernance').getAttribute('aria-expanded')).toBe('true');
});

test('going back resets that level; opening another top-level item resets the stored one', () => {
  window.innerWidth = 390;
  vi.useFakeTimers();
  render(<SiteMenu {...props} />);
  fireEvent.click(screen.getByText('Menu', { selector: 'button' }));
  fireEvent.click(summary('Le groupe'));
  pass(megaMenuAnimationMs);
  fireEvent.click(opener('Gouvernance'));
  pass(megaMenuAnimationMs);
  const back = summary('Le groupe').nextElementSibling?.querySelector('button') ?? document.body;
  fireEvent.click(back);
  pass(megaMenuAnimationMs);
  expect(cookies()).toEqual(['menu_level_fr=1', 'menu_menuItem_fr=0']);
  fireEvent.click(back);
  pass(megaMenuAnimationMs);
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
  pass(megaMenuAnimationMs);
  expect([...document.body.classList]).toEqual(['menu-open']);
  window.innerWidth = to;
  fireEvent(window, new Event('resize'));
  pass(layoutResizeDebounceMs - 1);
  expect([...document.body.classList]).toEqual(['menu-open']);
  pass(1);
  expect([...document.body.classList]).toEqual([]);
});

test('a drawer stays open in a narrow window that changes its size', () => {
  window.innerWidth = 390;
  vi.useFakeTimers();
  render(<SiteMenu {...props} />);
  fireEvent.click(screen.getByText('Menu', { selector: 'button' }));
  pass(megaMenuAnimationMs);
  fireEvent(window, new Event('resize'));
  pass(layoutResizeDebounceMs);
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

test('hydrating the server’s markup changes nothing, and it responds afterwards', async () => {
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
