import type { ContentSummary } from '@parvis/contracts/content/views.ts';
import { type ParisTime, parseParisTime, toParisTime } from '@parvis/contracts/site/paris-time.ts';
import type { AuditSearch } from './audit-search.ts';

/** The state of the audit form. */
export interface AuditDraft extends ParisTime {
  /** An address of the site, or text of a page's title. */
  readonly page: string;
  /** The day and the time to compare with; empty when there is nothing to compare. */
  readonly withDate: string;
  readonly withTime: string;
}

/** Returns the form for a search; the current second if it has no instant. */
export function toDraft({ path, at, with: other }: AuditSearch, now: Date): AuditDraft {
  const instant =
    at === undefined ? new Date(Math.floor(now.getTime() / 1000) * 1000) : new Date(at);
  const compared = other === undefined ? undefined : toParisTime(new Date(other));
  return {
    page: path ?? '',
    ...toParisTime(instant),
    withDate: compared?.date ?? '',
    withTime: compared?.time ?? '',
  };
}

/**
 * Returns the search of a form: its address, or that of the first page found by its text; undefined
 * while it has no page or no instant. Without a time, a day is compared at its beginning.
 */
export function toSearch(
  { page, date, time, withDate, withTime }: AuditDraft,
  found: readonly Pick<ContentSummary, 'url'>[],
): AuditSearch | undefined {
  const path = toPath(page, found);
  const at = parseParisTime(`${date}T${time}`);
  const isCompared = withDate !== '' || withTime !== '';
  const other = isCompared ? parseParisTime(`${withDate}T${withTime || '00:00'}`) : undefined;
  if (path === undefined || at === undefined || (isCompared && !other)) return undefined;
  return { path, at: at.toISOString(), ...(other && { with: other.toISOString() }) };
}

/** Returns the address that was typed, or that of the first page found by what was typed instead. */
export function toPath(
  typed: string,
  found: readonly Pick<ContentSummary, 'url'>[],
): string | undefined {
  const words = typed.trim();
  return words.startsWith('/') ? words : words === '' ? undefined : found[0]?.url;
}
