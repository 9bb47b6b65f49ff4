import type { ImportSummary } from '@parvis/contracts/content-import/content-import.ts';
import type { SiteReport } from '../sites/site-report.ts';

/** How much of a report is shown; all of it can be downloaded. */
const maxItems = 100;
const maxReasons = 100;
const maxOfReason = 10;
const maxLength = 400;

/** Returns what is shown of a report: its size does not grow with the import. */
export function summarise(report: SiteReport): ImportSummary {
  const { product, source, media, menus, redirects } = report;
  const counts = new Map<string, ImportSummary['counts'][number]>();
  for (const { kind, locale, outcome } of report.items) {
    const key = `${kind} ${locale} ${outcome}`;
    const count = (counts.get(key)?.count ?? 0) + 1;
    counts.set(key, { kind, locale, outcome, count });
  }
  const reasons = new Map<string, { count: number; readonly of: string[] }>();
  for (const { what, why } of report.leftOut) {
    const reason = reasons.get(why) ?? { count: 0, of: [] };
    reason.count += 1;
    if (reason.of.length < maxOfReason && what !== '') reason.of.push(what.slice(0, maxLength));
    reasons.set(why, reason);
  }
  return {
    product,
    source,
    counts: [...counts.values()],
    media,
    menus,
    redirects,
    hosts: report.hosts.map(({ host, files }) => ({ host, files })),
    items: report.items.slice(0, maxItems).map(({ kind, locale, title, path, outcome }) => ({
      kind,
      locale,
      title: title.slice(0, maxLength),
      path,
      outcome,
    })),
    reasons: [...reasons]
      .map(([why, reason]) => ({ why: why.slice(0, maxLength), ...reason }))
      .toSorted((one, other) => other.count - one.count)
      .slice(0, maxReasons),
    allReasons: reasons.size,
  };
}
