const dayMs = 86_400_000;
/** The number of days within which a newer release is adopted, as `libraries.md` promises. */
const sameMajorDays = 180;
const newMajorDays = 540;

/** When each version of a library was published, ISO 8601, according to the registry. */
export type PublishedAt = Readonly<Record<string, string>>;

/** A release that should have been adopted already. */
export interface OverdueRelease {
  /** Its version. */
  readonly release: string;
  readonly since: string;
  readonly allowedDays: number;
}

/**
 * Returns the first release that should have replaced a version by now; undefined when none should.
 */
export function overdueRelease(
  version: string,
  publishedAt: PublishedAt,
  now: Date,
): OverdueRelease | undefined {
  const own = parseVersion(version);
  if (own === undefined) return undefined;
  const late = Object.entries(publishedAt).flatMap(([release, since]) => {
    const parts = parseVersion(release);
    if (parts === undefined || !isNewer(parts, own)) return [];
    const allowedDays = parts[0] === own[0] ? sameMajorDays : newMajorDays;
    const isOver = now.getTime() - Date.parse(since) > allowedDays * dayMs;
    return isOver ? [{ release, since, allowedDays }] : [];
  });
  return late.toSorted((a, b) => Date.parse(a.since) - Date.parse(b.since))[0];
}

type Parts = readonly [number, number, number];

/**
 * Returns the numbers of a release; undefined for a pre-release, and for other entries of the
 * registry.
 */
function parseVersion(version: string): Parts | undefined {
  const found = /^(\d+)\.(\d+)\.(\d+)$/.exec(version);
  if (found === null) return undefined;
  return [Number(found[1]), Number(found[2]), Number(found[3])];
}

function isNewer(one: Parts, other: Parts): boolean {
  const differing = one.findIndex((part, index) => part !== other[index]);
  return differing >= 0 && (one[differing] ?? 0) > (other[differing] ?? 0);
}
