import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useCan, useIsWithheld } from '../shell/session.ts';
import { searchEverything } from './api/search-everything.ts';

/** Debounce before a search starts, in milliseconds. */
const searchRestMs = 120;
/** After this long a search is said to take its time, in milliseconds. */
const slowMs = 700;

/**
 * Searches what was typed, a moment after the last key. Results of earlier words are shown until those
 * of the last arrive, whatever order responses come in.
 */
export function useFound(typed: string) {
  const areDraftsWithheld = useIsWithheld('drafts');
  const mayRead = useCan('content.read') && !areDraftsWithheld;
  const wanted = useSettled(typed, searchRestMs);
  const isEnabled = mayRead && typed !== '' && wanted !== '';
  const { data, isFetching, isError, isPlaceholderData } = useQuery({
    ...searchEverything(wanted),
    enabled: isEnabled,
  });
  const isWaiting = mayRead && typed !== '' && (typed !== wanted || isFetching);
  const isSlow = useSettled(isWaiting, slowMs) && isWaiting;
  return {
    found: isEnabled ? data : undefined,
    /** Whether what is shown is of what was typed. */
    isCurrent: !isWaiting && !isPlaceholderData,
    isSlow,
    isFailed: isEnabled && isError && !isWaiting,
  };
}

/** Returns a value once it has not changed for a while. */
function useSettled<T>(value: T, milliseconds: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return settled;
}
