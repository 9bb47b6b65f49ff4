// @vitest-environment happy-dom

import type { Problem } from '@parvis/contracts/http/problem.ts';
import { cleanup, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, it, type Mock, vi } from 'vitest';
import { useScrollToReason } from './use-scroll-to-reason.ts';

const problem: Problem = {
  type: 'urn:parvis:refusal:invalid',
  title: 'Invalid',
  status: 422,
  detail: 'Some fields are invalid.',
  code: 'invalid',
  errors: [],
};

let scrolling: Mock<Element['scrollIntoView']>;

beforeEach(() => {
  scrolling = vi.spyOn(Element.prototype, 'scrollIntoView');
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

interface FormProps {
  readonly problem: Problem | undefined;
  readonly isInField?: boolean;
}

function Form({ problem: refusal, isInField = false }: FormProps) {
  const form = useRef<HTMLElement>(null);
  useScrollToReason(form, refusal);
  return (
    <section ref={form}>
      {refusal && <p className="refused">Not saved</p>}
      <input aria-label="Title" />
      <input aria-label="Link" aria-invalid={isInField} />
    </section>
  );
}

it('scrolls to the first field that was refused', () => {
  render(<Form problem={problem} isInField />);
  expect(scrolling.mock.contexts).toEqual([screen.getByLabelText('Link')]);
});

it('scrolls to the line above the fields when no field shows the reason, after each refusal', () => {
  const { rerender } = render(<Form problem={problem} />);
  rerender(<Form problem={problem} />);
  expect(scrolling.mock.contexts).toEqual([screen.getByText('Not saved')]);
  rerender(<Form problem={{ ...problem }} />);
  expect(scrolling).toHaveBeenCalledTimes(2);
});

it('scrolls nowhere while nothing was refused', () => {
  render(<Form problem={undefined} />);
  expect(scrolling).not.toHaveBeenCalled();
});
