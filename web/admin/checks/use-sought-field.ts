import type { Finding } from '@parvis/contracts/content/checks/finding.ts';
import { type RefObject, useEffect } from 'react';
import { seekField } from './seek-field.ts';

/** Leads to what a finding is about, as soon as the form has it. */
export function useSoughtField(
  form: RefObject<HTMLElement | null>,
  finding: Finding | undefined,
): void {
  useEffect(() => {
    const within = form.current;
    if (finding === undefined || within === null || seekField(within, finding)) return;
    const observer = new MutationObserver(() => {
      if (seekField(within, finding)) observer.disconnect();
    });
    observer.observe(within, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [form, finding]);
}
