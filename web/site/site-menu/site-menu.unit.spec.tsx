// @vitest-environment happy-dom
import { megaMenuAnimationMs, megaMenuHoverDelayMs } from '@parvis/contracts/limits/navigation.ts';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { swapQuotes } from '../../ui/island/swap-quotes.ts';
import { hydrate } from './site-menu.island.ts';
import { SiteMenu } from './site-menu.tsx';
import { advanceTime, clearMenu, opened, opener, props, summary } from './testing/shown-menu.ts';

afterEach(clearMenu);

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
  advanceTime(10_000);
  expect(opened()).toEqual([]);
  fireEvent.pointerOver(summary('Carrières'), { pointerType: 'mouse' });
  advanceTime(megaMenuHoverDelayMs - 1);
  expect(opened()).toEqual([]);
  advanceTime(1);
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
  advanceTime(10_000);
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
  advanceTime(megaMenuAnimationMs);
  expect(opener('Gouvernance').getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(opener('Gouvernance'));
  advanceTime(megaMenuAnimationMs);
  expect(opener('Gouvernance').getAttribute('aria-expanded')).toBe('true');
  const panel = summary('Le groupe').nextElementSibling;
  expect(panel?.querySelector('p')?.textContent).toBe('Niveau ouvert :Le groupeGouvernance');
  const back = panel?.querySelector('button') ?? document.body;
  fireEvent.click(back);
  advanceTime(megaMenuAnimationMs);
  expect(opener('Gouvernance').getAttribute('aria-expanded')).toBe('false');
  expect(opened()).toEqual(['Le groupe']);
  fireEvent.click(back);
  advanceTime(megaMenuAnimationMs);
  expect(opened()).toEqual([]);
});

test('a mouse opens a sub-item after the hover delay', () => {
  vi.useFakeTimers();
  render(<SiteMenu {...props} />);
  fireEvent.click(summary('Le groupe'));
  advanceTime(megaMenuAnimationMs);
  fireEvent.pointerOver(opener('Gouvernance'), { pointerType: 'mouse' });
  advanceTime(megaMenuHoverDelayMs - 1);
  expect(opener('Gouvernance').getAttribute('aria-expanded')).toBe('false');
  advanceTime(1);
  expect(opener('Gouvernance').getAttribute('aria-expanded')).toBe('true');
});

test('the body element has the open item until it closes', () => {
  vi.useFakeTimers();
  render(<SiteMenu {...props} />);
  const marks = () => [...document.body.classList].toSorted();
  fireEvent.click(summary('Le groupe'));
  expect(marks()).toEqual(['menu-open']);
  advanceTime(megaMenuAnimationMs);
  fireEvent.click(opener('Gouvernance'));
  expect(marks()).toEqual(['menu-open', 'submenu-open']);
  fireEvent.keyDown(summary('Le groupe'), { key: 'Escape' });
  expect(marks()).toEqual([]);
});

test('hydrating the server’s markup changes nothing, and it responds afterwards', async () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
  const root = document.createElement('div');
  root.dataset['island'] = 'site-menu';
  root.dataset['props'] = swapQuotes(JSON.stringify(props));
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
