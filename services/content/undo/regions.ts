import { diffArrays } from 'diff';

/** The changes that make two lists too different to be aligned; bounds the work for a rewritten text. */
const maxEdits = 400;

/** Elements of a list that a version replaced: from `start` until before `end`. */
interface Hunk {
  readonly start: number;
  readonly end: number;
  readonly content: readonly unknown[];
}

/** A part of a list that at least one of two versions changed. */
export interface Region {
  readonly base: readonly unknown[];
  /** What each version has instead; undefined when it left the part as it was. */
  readonly draft: readonly unknown[] | undefined;
  readonly restored: readonly unknown[] | undefined;
}

/** Elements that neither version changed. */
interface Kept {
  readonly kept: readonly unknown[];
}

type Side = 'draft' | 'restored';
type SidedHunk = Hunk & { readonly side: Side };

/**
 * Divides a list into what two versions of it left alone, and the regions that one or both of them
 * changed. Changes side by side are separate regions as long as their order is certain.
 */
export function alignVersions(
  base: readonly unknown[],
  draft: readonly unknown[],
  restored: readonly unknown[],
): readonly (Kept | Region)[] {
  const hunks = [...hunksOf(base, draft, 'draft'), ...hunksOf(base, restored, 'restored')];
  const parts: (Kept | Region)[] = [];
  let from = 0;
  for (const group of groupColliding(hunks)) {
    const start = Math.min(...group.map((hunk) => hunk.start));
    const end = Math.max(...group.map((hunk) => hunk.end));
    parts.push({ kept: base.slice(from, start) }, regionOf(base, { start, end }, group));
    from = end;
  }
  return [...parts, { kept: base.slice(from) }];
}

/** Returns whether two values have the same content, in whatever order their fields are. */
export function isSame(one: unknown, other: unknown): boolean {
  return keyOf(one) === keyOf(other);
}

function keyOf(value: unknown): string {
  return (
    JSON.stringify(value, (_name, held: unknown) =>
      typeof held === 'object' && held !== null && !Array.isArray(held)
        ? Object.fromEntries(Object.entries(held).toSorted(([a], [b]) => (a < b ? -1 : 1)))
        : held,
    ) ?? ''
  );
}

function hunksOf(
  base: readonly unknown[],
  version: readonly unknown[],
  side: Side,
): readonly SidedHunk[] {
  const changes = diffArrays(base.map(keyOf), version.map(keyOf), { maxEditLength: maxEdits });
  if (changes === undefined) return [{ start: 0, end: base.length, content: version, side }];
  const hunks: SidedHunk[] = [];
  let [at, from] = [0, 0];
  for (const { added, removed, count } of changes) {
    const open = hunks.at(-1);
    const last = open?.end === at ? hunks.pop() : undefined;
    const { start, content } = last ?? { start: at, content: [] };
    if (removed) hunks.push({ start, end: at + count, content, side });
    else if (added) {
      const fresh = version.slice(from, from + count);
      hunks.push({ start, end: at, content: [...content, ...fresh], side });
    } else if (last) hunks.push(last);
    if (!added) at += count;
    if (!removed) from += count;
  }
  return hunks;
}

function groupColliding(hunks: readonly SidedHunk[]): readonly (readonly SidedHunk[])[] {
  const ordered = hunks.toSorted((a, b) => a.start - b.start || a.end - b.end);
  const groups: SidedHunk[][] = [];
  for (const hunk of ordered) {
    const group = groups.at(-1);
    const collides = group?.some((other) => other.side !== hunk.side && isColliding(other, hunk));
    if (group && collides) group.push(hunk);
    else groups.push([hunk]);
  }
  return groups;
}

/**
 * Returns whether two changes touch the same elements, or whether it is uncertain which of them
 * comes first.
 */
function isColliding(one: Hunk, other: Hunk): boolean {
  const insertion = [one, other].find(isInsertion);
  if (insertion === undefined) return one.start < other.end && other.start < one.end;
  const changed = insertion === one ? other : one;
  if (isInsertion(changed)) return changed.start === insertion.start;
  const alsoInserts = changed.content.length > changed.end - changed.start;
  const { start: at } = insertion;
  return alsoInserts
    ? changed.start <= at && at <= changed.end
    : changed.start < at && at < changed.end;
}

function isInsertion({ start, end }: Hunk): boolean {
  return start === end;
}

function regionOf(
  base: readonly unknown[],
  { start, end }: Pick<Hunk, 'start' | 'end'>,
  group: readonly SidedHunk[],
): Region {
  const contentOf = (side: Side) => {
    const own = group.filter((hunk) => hunk.side === side);
    if (own.length === 0) return undefined;
    const content: unknown[] = [];
    let from = start;
    for (const hunk of own) {
      content.push(...base.slice(from, hunk.start), ...hunk.content);
      from = hunk.end;
    }
    return [...content, ...base.slice(from, end)];
  };
  return {
    base: base.slice(start, end),
    draft: contentOf('draft'),
    restored: contentOf('restored'),
  };
}

/** Elements in which two versions of a region agree, before and after those in which they differ. */
export interface Narrowed {
  readonly start: readonly unknown[];
  readonly region: { readonly base: readonly unknown[] } & Record<Side, readonly unknown[]>;
  readonly end: readonly unknown[];
}

/** Narrows a region to the elements in which its two versions differ. */
export function narrow({ base, draft, restored }: Narrowed['region']): Narrowed {
  const most = Math.min(draft.length, restored.length);
  const isShared = (at: number) => isSame(draft.at(at), restored.at(at));
  let first = 0;
  while (first < most && isShared(first)) first += 1;
  let last = 0;
  while (last < most - first && isShared(-1 - last)) last += 1;
  const own = (list: readonly unknown[]) => list.slice(first, list.length - last);
  const baseStart = countSame(base, draft.slice(0, first));
  const rest = base.slice(baseStart);
  const baseEnd = countSame(rest.toReversed(), draft.slice(draft.length - last).toReversed());
  return {
    start: draft.slice(0, first),
    region: {
      base: rest.slice(0, rest.length - baseEnd),
      draft: own(draft),
      restored: own(restored),
    },
    end: draft.slice(draft.length - last),
  };
}

function countSame(list: readonly unknown[], other: readonly unknown[]): number {
  const different = other.findIndex((one, at) => at >= list.length || !isSame(one, list[at]));
  return different === -1 ? other.length : different;
}
