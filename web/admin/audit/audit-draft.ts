import type { ContentSummary } from '@parvis/contracts/content/views.ts';
import { type ParisTime, parisTimeOf, parseParisTime } from '@parvis/contracts/site/paris-time.ts';
import type { AuditSearch } from './audit-search.ts';

/** The form as it is being filled in. */
export interface AuditDraft extends ParisTime {
  /** An address of the site, or words of a page's title. */
  readonly page: string;
}

/** The form for what is looked at; the present where the address names no instant. */
export function draftOf({ path, at }: AuditSearch, now: Date): AuditDraft {
  const instant =
    at === undefined ? new Date(Math.floor(now.getTime() / 1000) * 1000) : new Date(at);
  return { page: path ?? '', ...parisTimeOf(instant) };
}

/**
 * What a form asks for: its address, or that of the first page found by its words. Undefined while it
 * says no page or no instant.
 */
export function searchOf(
  { page, date, time }: AuditDraft,
  found: readonly Pick<ContentSummary, 'url'>[],
): Required<AuditSearch> | undefined {
  const words = page.trim();
  const path = words.startsWith('/') ? words : words === '' ? undefined : found[0]?.url;
  const at = parseParisTime(`${date}T${time}`);
  return path === undefined || at === undefined ? undefined : { path, at: at.toISOString() };
}
