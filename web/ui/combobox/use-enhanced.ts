import { desktopBreakpointPx } from '@parvis/contracts/limits/layout.ts';
import { dropdownSkippedAboveOptions } from '@parvis/contracts/limits/search.ts';
import { type RefObject, useEffect, useState } from 'react';

/** Returns whether a combobox replaces a select: on desktops, up to a number of options. */
export function isEnhanced(
  optionCount: number,
  windowWidthPx: number,
  hasFinePointer: boolean,
): boolean {
  return (
    optionCount <= dropdownSkippedAboveOptions &&
    windowWidthPx >= desktopBreakpointPx &&
    hasFinePointer
  );
}

/**
 * Returns whether to show a combobox: decided after hydration, and never while the native select has
 * the focus.
 */
export function useEnhanced(
  select: RefObject<HTMLSelectElement | null>,
  optionCount: number,
): boolean {
  const [enhanced, setEnhanced] = useState(false);
  useEffect(() => {
    const element = select.current;
    const hasFinePointer = window.matchMedia('(pointer: fine)').matches;
    if (!element || !isEnhanced(optionCount, window.innerWidth, hasFinePointer)) return;
    const enhance = () => setEnhanced(true);
    if (document.activeElement !== element) return enhance();
    element.addEventListener('blur', enhance, { once: true });
    return () => element.removeEventListener('blur', enhance);
  }, [select, optionCount]);
  return enhanced;
}
