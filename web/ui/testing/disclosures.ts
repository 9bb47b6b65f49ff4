import { screen } from '@testing-library/react';

/** Browsers toggle a disclosure once all have heard the click, happy-dom half way: it is kept from it. */
export function preventNativeToggle(event: Event): void {
  event.preventDefault();
}

/** The summary that holds a text. */
export function summaryOf(text: string): HTMLElement {
  const found = screen.getByText(text).closest('summary');
  if (!found) throw new Error(`${text} is in no summary`);
  return found;
}
