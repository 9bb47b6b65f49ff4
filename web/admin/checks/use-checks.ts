import type { Finding } from '@parvis/contracts/content/checks/finding.ts';
import type { ContentView } from '@parvis/contracts/content/views.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { WorkingCopies } from '../page-editor/editing-session.ts';
import { shownVersion } from '../page-editor/shown-version.ts';
import { checkTyped } from './api/checks.ts';

/** How long typing rests before it is checked, in milliseconds. */
const restMs = 400;

/** Returns the findings of an item, of what is typed once typing rests; undefined before the first. */
export function useChecks(
  content: ContentView,
  copies: WorkingCopies,
): readonly Finding[] | undefined {
  const [rested, setRested] = useState({ copies, count: 0 });
  useEffect(() => {
    if (copies === rested.copies) return;
    const timer = setTimeout(
      () => setRested(({ count }) => ({ copies, count: count + 1 })),
      restMs,
    );
    return () => clearTimeout(timer);
  }, [copies, rested]);
  const version = `${shownVersion(content)} ${rested.count}`;
  return useQuery(checkTyped(content, rested.copies, version)).data;
}
