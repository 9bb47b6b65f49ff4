// @vitest-environment happy-dom
import { desktopBreakpointPx, tabletMaximumPx } from '@parvis/contracts/limits/layout.ts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { preventNativeToggle, summaryOf } from '../testing/disclosures.ts';
import { DisclosureGroup } from './disclosure-group.tsx';

function show() {
  render(
    <>
      <DisclosureGroup
        id="filters"
        label="Filtres"
        items={[
          {
            id: 'type',
            title: 'Contrat',
            count: { value: 2, words: '2 choix en vigueur' },
            content: <input aria-label="Alternance" type="checkbox" />,
          },
          { id: 'place', title: 'Lieu', count: { value: 0, words: '' }, content: <p>Nantes</p> },
        ]}
      />
      <button type="button">ailleurs</button>
    </>,
  );
}

function opened(): (string | undefined)[] {
  return [...document.querySelectorAll('details[open] > summary')].map(
    (title) => title.childNodes[0]?.textContent ?? undefined,
  );
}

beforeEach(() => {
  window.innerWidth = desktopBreakpointPx;
  document.addEventListener('click', preventNativeToggle, { capture: true });
});

afterEach(() => {
  cleanup();
  document.removeEventListener('click', preventNativeToggle, { capture: true });
});

test('pressing a menu opens it, pressing another replaces it, pressing the open one closes it', () => {
  show();
  fireEvent.click(summaryOf('Contrat'));
  expect(opened()).toEqual(['Contrat']);
  fireEvent.click(summaryOf('Lieu'));
  expect(opened()).toEqual(['Lieu']);
  fireEvent.click(summaryOf('Lieu'));
  expect(opened()).toEqual([]);
});

test('Escape closes the menu and returns the focus to its button', () => {
  show();
  fireEvent.click(summaryOf('Contrat'));
  const box = screen.getByLabelText('Alternance');
  box.focus();
  fireEvent.keyDown(box, { key: 'Escape' });
  expect(opened()).toEqual([]);
  expect(document.activeElement).toBe(summaryOf('Contrat'));
});

test('Escape closes a menu from anywhere in the page, and leaves the focus of a visitor who is elsewhere', () => {
  show();
  fireEvent.click(summaryOf('Contrat'));
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(opened()).toEqual([]);
  expect(document.activeElement).toBe(summaryOf('Contrat'));
  const elsewhere = screen.getByText('ailleurs');
  elsewhere.focus();
  fireEvent.click(summaryOf('Contrat'));
  fireEvent.keyDown(elsewhere, { key: 'Escape' });
  expect(opened()).toEqual([]);
  expect(document.activeElement).toBe(elsewhere);
});

test('a press on empty space, which moves the focus to an ancestor, closes no menu', () => {
  show();
  fireEvent.click(summaryOf('Contrat'));
  fireEvent.focusOut(summaryOf('Contrat'), { relatedTarget: document.body });
  expect(opened()).toEqual(['Contrat']);
});

test('a key other than Escape closes no menu', () => {
  show();
  fireEvent.click(summaryOf('Contrat'));
  fireEvent.keyDown(screen.getByLabelText('Alternance'), { key: 'Enter' });
  expect(opened()).toEqual(['Contrat']);
});

test.each([
  ['a press outside', () => fireEvent.pointerDown(screen.getByText('ailleurs'))],
  [
    'moving the focus elsewhere',
    () =>
      fireEvent.focusOut(screen.getByLabelText('Alternance'), {
        relatedTarget: screen.getByText('ailleurs'),
      }),
  ],
])('%s closes the menu', (_name, leave) => {
  show();
  fireEvent.click(summaryOf('Contrat'));
  leave();
  expect(opened()).toEqual([]);
});

test('on small screens the first menu is open initially, and exactly one is always open', () => {
  window.innerWidth = tabletMaximumPx;
  show();
  expect(opened()).toEqual(['Contrat']);
  fireEvent.click(summaryOf('Contrat'));
  fireEvent.keyDown(summaryOf('Contrat'), { key: 'Escape' });
  fireEvent.pointerDown(screen.getByText('ailleurs'));
  expect(opened()).toEqual(['Contrat']);
  fireEvent.click(summaryOf('Lieu'));
  expect(opened()).toEqual(['Lieu']);
  window.innerWidth = desktopBreakpointPx;
  fireEvent(window, new Event('resize'));
  expect(opened()).toEqual([]);
});

test('a badge counts the active choices, and is absent when there are none', () => {
  show();
  expect(screen.getByText('2 choix en vigueur')).toBeDefined();
  expect(summaryOf('Lieu').textContent).toBe('Lieu');
});
