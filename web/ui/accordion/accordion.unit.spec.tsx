// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { preventNativeToggle, summaryOf } from '../testing/disclosures.ts';
import { Accordion, type AccordionProps } from './accordion.tsx';

const props: AccordionProps = {
  id: 'faq',
  level: 3,
  items: [
    { id: 'a', title: 'Ports', content: <p>Quais</p> },
    { id: 'b', title: 'Fleuves', content: <p>Écluses</p> },
  ],
};

function opened(): string[] {
  return [...document.querySelectorAll('details[open]')].map(({ id }) => id);
}

beforeEach(() => {
  document.addEventListener('click', preventNativeToggle, { capture: true });
});

afterEach(() => {
  cleanup();
  document.removeEventListener('click', preventNativeToggle, { capture: true });
  document.body.innerHTML = '';
});

test('without script, the items are native disclosures of one group', () => {
  document.body.innerHTML = renderToString(<Accordion {...props} variant="one-open" />);
  const names = [...document.querySelectorAll('details')].map((item) => item.getAttribute('name'));
  expect(names).toEqual(['faq', 'faq']);
  expect(opened()).toEqual(['faq-a']);
});

test('a free accordion starts closed, opens one item at a time and closes it again', () => {
  render(<Accordion {...props} />);
  expect(opened()).toEqual([]);
  fireEvent.click(summaryOf('Ports'));
  fireEvent.click(summaryOf('Fleuves'));
  expect(opened()).toEqual(['faq-b']);
  fireEvent.click(summaryOf('Fleuves'));
  expect(opened()).toEqual([]);
});

test('an accordion that keeps one item open starts with the first, and pressing it changes nothing', () => {
  render(<Accordion {...props} variant="one-open" />);
  fireEvent.click(summaryOf('Ports'));
  expect(opened()).toEqual(['faq-a']);
  fireEvent.click(summaryOf('Fleuves'));
  expect(opened()).toEqual(['faq-b']);
});

test('an item that the browser opens replaces the open one', () => {
  render(<Accordion {...props} variant="one-open" />);
  const second = document.querySelector<HTMLDetailsElement>('#faq-b');
  act(() => {
    second?.setAttribute('open', '');
    second?.dispatchEvent(new Event('toggle'));
  });
  expect(opened()).toEqual(['faq-b']);
});

test('for editors, every item is expanded and there are no controls', () => {
  render(<Accordion {...props} disabled />);
  expect(document.querySelector('details')).toBeNull();
  expect(screen.getByText('Quais')).toBeDefined();
  expect(screen.getByText('Écluses')).toBeDefined();
});
