import { useEffect } from 'react';

/** Adds classes to the body while something is open, so that the rest of the page can be dimmed. */
export function usePageMarks(marks: Readonly<Record<string, boolean>>): void {
  useEffect(() => {
    for (const [mark, holds] of Object.entries(marks)) document.body.classList.toggle(mark, holds);
  });
}
