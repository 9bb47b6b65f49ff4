import type { Problem } from '@parvis/contracts/http/problem.ts';
import { type RefObject, useEffect } from 'react';

/**
 * Scrolls to the reason why a part was not saved, in the first field that shows one, or else above
 * the fields: a long text may be saved from its end.
 */
export function useScrollToReason(
  form: RefObject<HTMLElement | null>,
  problem: Problem | undefined,
): void {
  useEffect(() => {
    if (problem === undefined) return;
    const reasons = form.current?.querySelectorAll('.refused, [aria-invalid="true"]') ?? [];
    const [aboveFields, inField] = reasons;
    (inField ?? aboveFields)?.scrollIntoView({ block: 'center' });
  }, [form, problem]);
}
