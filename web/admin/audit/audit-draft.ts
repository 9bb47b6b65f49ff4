import type { ContentSummary } from '@parvis/contracts/content/views.ts';
import { type ParisTime, parseParisTime, toParisTime } from '@parvis/contracts/site/paris-time.ts';
import type { AuditSearch } from './audit-search.ts';

/** The state of the audit form. */
export interface AuditDraft extends ParisTime {
  /** An address of the site, or text of a page's title. */
  readonly page: string;
}

/** Returns the form for a search; the current second if it has no instant. */
export function toDraft({ path, at }: AuditSearch, now: Date): AuditDraft {
  const instant =
    at === undefined ? new Date(Math.floor(now.getTime() / 1000) * 1000) : new Date(at);
  return { page: path ?? '', ...toParisTime(instant) };
}

/**
 * Returns the search of a form: its address, or that of the first page found by its text; undefined
 * while it has no page or no instant.
 */
export function toSearch(
  { page, date, time }: AuditDraft,
  found: readonly Pick<ContentSummary, 'url'>[],
): Required<AuditSearch> | undefined {
  const path = toPath(page, found);
  const at = parseParisTime(`${date}T${time}`);
  return path === undefined || at === undefined ? undefined : { path, at: at.toISOString() };
}

/** Returns the address that was typed, or that of the first page found by what was typed instead. */
export function toPath(
  typed: string,
  found: readonly Pick<ContentSummary, 'url'>[],
): string | undefined {
  const words = typed.trim();
  return words.startsWith('/') ? words : words === '' ? undefined : found[0]?.url;
}
