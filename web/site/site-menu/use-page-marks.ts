import { useEffect } from 'react';

/** Marks the page's body while something is open, so that the page around can step back. */
export function usePageMarks(marks: Readonly<Record<string, boolean>>): void {
  useEffect(() => {
    for (const [mark, holds] of Object.entries(marks)) document.body.classList.toggle(mark, holds);
  });
}
