import { screen } from '@testing-library/react';

/**
 * Prevents happy-dom from toggling a disclosure before all click listeners have run, which browsers
 * do not do either.
 */
export function preventNativeToggle(event: Event): void {
  event.preventDefault();
}

/**
 * Returns the summary that contains a text.
 *
 * @throws Error when no summary does
 */
export function summaryOf(text: string): HTMLElement {
  const found = screen.getByText(text).closest('summary');
  if (!found) throw new Error(`${text} is not in a summary`);
  return found;
}
