import type { ExposureView, PublicTimeView } from '@parvis/contracts/audit/exposure-endpoints.ts';
import { localeSchema } from '@parvis/contracts/site/locale.ts';
import type {
  Exposure,
  Occurred,
  PublicTime,
} from '@parvis/projections/exposure/find-exposures.ts';

/** Returns the accounts that exposures name. */
export function accountsIn(exposures: readonly Exposure[]): readonly string[] {
  return exposures.flatMap(({ written, times }) => [
    written.by,
    ...times.flatMap(({ from, to, approvedBy }) =>
      [from.by, to?.by, approvedBy].filter((one) => typeof one === 'string'),
    ),
  ]);
}

/**
 * Returns an exposure for auditors: with names for accounts, and its times joined
 * where one revision followed another at the same address.
 */
export function exposureView(
  exposure: Exposure,
  nameOf: (accountId: string) => string,
): ExposureView {
  const { first, last, passage, times, written, ...rest } = exposure;
  const occurred = ({ at, by }: Occurred) => ({ at, by: { id: by, name: nameOf(by) } });
  return {
    ...rest,
    passage: [...passage],
    firstRevision: first,
    lastRevision: last,
    written: occurred(written),
    times: joinTimes(times).map(({ from, to, approvedBy, ...time }) => ({
      ...time,
      from: occurred(from),
      to: to && occurred(to),
      approvedBy: approvedBy && nameOf(approvedBy),
    })),
  };
}

type Joined = Omit<PublicTimeView, 'from' | 'to'> & Pick<PublicTime, 'from' | 'to' | 'until'>;

/** Returns times by address, each as long as nothing else stood there; in their order. */
export function joinTimes(times: readonly PublicTime[]): readonly Omit<Joined, 'until'>[] {
  const all: Joined[] = [];
  const open = new Map<string, Joined>();
  for (const { paths, revision, from, to, position, until, approvedBy } of times) {
    for (const { path, locale } of addressesIn(paths)) {
      const key = `${locale} ${path}`;
      const before = open.get(key);
      if (before?.until === position)
        Object.assign(before, { to, until, lastRevision: Math.max(before.lastRevision, revision) });
      else {
        const revisions = { firstRevision: revision, lastRevision: revision };
        const time = { from, to, position, until, approvedBy, path, locale, ...revisions };
        all.push(time);
        open.set(key, time);
      }
    }
  }
  return all.map(({ until: _until, ...time }) => time);
}

/** Returns each address; one path of several languages has no language. */
function addressesIn(paths: PublicTime['paths']): readonly Pick<Joined, 'path' | 'locale'>[] {
  if (paths === null) return [{ path: null, locale: null }];
  const entries = Object.entries(paths);
  if (entries.length > 1 && new Set(Object.values(paths)).size === 1)
    return [{ path: entries[0]?.[1] ?? null, locale: null }];
  return entries.map(([locale, path]) => ({ path, locale: localeSchema.parse(locale) }));
}
