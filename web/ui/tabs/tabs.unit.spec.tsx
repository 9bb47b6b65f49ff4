// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { Tabs, type TabsProps } from './tabs.tsx';

const props: TabsProps = {
  id: 'themes',
  label: 'Thèmes',
  tabs: ['Ports', 'Fleuves', 'Large'].map((title) => ({
    id: title.toLowerCase(),
    title,
    content: <p>Texte : {title}</p>,
  })),
};

function selected(): string | null | undefined {
  return document.querySelector('[role=tab][aria-selected=true]')?.textContent;
}

function shown(): (string | null)[] {
  return [...document.querySelectorAll('[role=tabpanel]:not([hidden])')].map(
    ({ textContent }) => textContent,
  );
}

afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
});

test('without script, the tabs are links to panels that are all visible', () => {
  document.body.innerHTML = renderToString(<Tabs {...props} />);
  const targets = [...document.querySelectorAll('a')].map((link) => link.hash.slice(1));
  expect(targets.map((id) => document.getElementById(id)?.hidden)).toEqual([false, false, false]);
  expect(document.querySelector('[role=tab]')).toBeNull();
});

test('the first tab is selected, and only its panel is shown', () => {
  render(<Tabs {...props} />);
  expect(selected()).toBe('Ports');
  expect(shown()).toEqual(['Texte : Ports']);
});

test('clicking a tab selects it', () => {
  render(<Tabs {...props} />);
  fireEvent.click(screen.getByText('Large'));
  expect(selected()).toBe('Large');
  expect(shown()).toEqual(['Texte : Large']);
});

test.each([
  ['ArrowRight', 'Ports', 'Fleuves'],
  ['ArrowRight', 'Large', 'Ports'],
  ['ArrowLeft', 'Ports', 'Large'],
  ['Home', 'Large', 'Ports'],
  ['End', 'Ports', 'Large'],
  [' ', 'Fleuves', 'Fleuves'],
  ['a', 'Fleuves', 'Fleuves'],
])('the key “%s” leads from %s to %s, and the focus with it', (key, from, to) => {
  render(<Tabs {...props} />);
  fireEvent.click(screen.getByText(from));
  screen.getByText(from).focus();
  fireEvent.keyDown(screen.getByText(from), { key });
  expect(selected()).toBe(to);
  expect(document.activeElement?.textContent).toBe(to);
});

test('only the selected tab is a tab stop', () => {
  render(<Tabs {...props} />);
  fireEvent.click(screen.getByText('Fleuves'));
  const stops = screen.getAllByRole('tab').filter(({ tabIndex }) => tabIndex === 0);
  expect(stops.map(({ textContent }) => textContent)).toEqual(['Fleuves']);
});

test('pillars have headings, each of which opens its panel and closes the other', () => {
  render(<Tabs {...props} pillars={3} />);
  const [first, second] = screen.getAllByRole('button');
  expect(first?.getAttribute('aria-expanded')).toBe('true');
  if (second) fireEvent.click(second);
  expect(shown()).toEqual(['Texte : Fleuves']);
  expect(selected()).toBe('Fleuves');
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(3);
});

test('tabs without pillars have no headings', () => {
  render(<Tabs {...props} />);
  expect(screen.queryByRole('button')).toBeNull();
});
