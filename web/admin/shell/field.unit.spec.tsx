// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderScreen } from '../testing/render-screen.tsx';
import { Field } from './field.tsx';

afterEach(cleanup);

test.each([
  ['date', '2026-05-03', 'Sunday,? 3 May 2026'],
  ['datetime-local', '2026-05-03T09:30', 'Sunday,? 3 May 2026.* 09:30'],
] as const)(
  'a field for a %s also shows it in the language of the interface',
  async (type, value, written) => {
    renderScreen(
      <Field label="On" type={type} value={value} onChange={() => {}} hint="In Paris" />,
    );
    const input = await screen.findByLabelText('On');
    const described = document.getElementById(input.getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toMatch(new RegExp(`^${written}\\s*In Paris$`));
  },
);

test('a text that looks like a date is not described', async () => {
  renderScreen(<Field label="On" value="2026-05-03" onChange={() => {}} />);
  expect((await screen.findByLabelText('On')).getAttribute('aria-describedby')).toBe(null);
});
