import { type MenuEntry, maxMenuLevels } from '@parvis/contracts/menus/menu.ts';
import { z } from 'zod';

/** An entry as a row of the form; its descendants follow, each level one deeper. */
const treeRowSchema = z.object({
  id: z.string(),
  level: z.number().int(),
  label: z.string(),
  kind: z.enum(['content', 'path', 'url']),
  contentId: z.string(),
  path: z.string(),
  url: z.string(),
  newTab: z.boolean(),
});
export type TreeRow = z.infer<typeof treeRowSchema>;
type Rows = readonly TreeRow[];

/** A menu as the form edits it. */
export const menuDraftSchema = z.object({ rows: z.array(treeRowSchema) });

/** The moves of an entry in its tree. */
export const steps = ['up', 'down', 'in', 'out'] as const;
export type Step = (typeof steps)[number];
/** Where an entry is dropped, relative to another. */
export type DropPlace = 'before' | 'after' | 'inside';

/** Returns an empty entry. */
export function emptyRow(id: string, level = 1): TreeRow {
  return { id, level, label: '', kind: 'content', contentId: '', path: '', url: '', newTab: false };
}

/** Returns entries as rows, each before those below it. */
export function toRows(entries: readonly MenuEntry[], level = 1, above = 'e'): TreeRow[] {
  return entries.flatMap(({ label, link, children }, place) => {
    const id = `${above}-${place}`;
    const row = { ...emptyRow(id, level), label, ...link };
    return [treeRowSchema.parse(row), ...toRows(children, level + 1, id)];
  });
}

/** Converts rows to the entries that are sent. */
export function toEntries(rows: Rows, level = 1): object[] {
  return rows.flatMap((row, index) => {
    if (row.level !== level) return [];
    const children = toEntries(rows.slice(index + 1, findEnd(rows, index)), level + 1);
    return [{ label: row.label, link: toLink(row), children }];
  });
}

function toLink({ kind, contentId, path, url, newTab }: TreeRow): object {
  if (kind === 'content') return { kind, contentId };
  return kind === 'path' ? { kind, path } : { kind, url, newTab };
}

/** Returns the path of each row in the request: `entries/0/children/1`. */
export function listPaths(rows: Rows): string[] {
  const places: number[] = [];
  return rows.map(({ level }) => {
    places.length = Math.min(places.length, level);
    places[level - 1] = (places[level - 1] ?? -1) + 1;
    return places
      .map((place, above) => `${above === 0 ? 'entries' : 'children'}/${place}`)
      .join('/');
  });
}

/** Returns the position after an entry and its descendants. */
export function findEnd(rows: Rows, index: number): number {
  const level = rows[index]?.level ?? 0;
  const next = rows.findIndex((row, place) => place > index && row.level <= level);
  return next === -1 ? rows.length : next;
}

/** Moves an entry, with its descendants, by a step; undefined if it cannot move there. */
export function rowsAfterStep(rows: Rows, index: number, step: Step): TreeRow[] | undefined {
  const level = rows[index]?.level ?? 1;
  const end = findEnd(rows, index);
  const before = rows.findLastIndex((row, place) => place < index && row.level <= level);
  const hasElder = rows[before]?.level === level;
  switch (step) {
    case 'up':
      return hasElder ? placed(rows, index, before, level) : undefined;
    case 'down':
      return rows[end]?.level === level
        ? placed(rows, index, findEnd(rows, end), level)
        : undefined;
    case 'in':
      return hasElder ? placed(rows, index, index, level + 1) : undefined;
    case 'out':
      return level > 1
        ? placed(rows, index, findEnd(rows, findParent(rows, index)), level - 1)
        : undefined;
  }
}

function findParent(rows: Rows, index: number): number {
  const level = rows[index]?.level ?? 1;
  return rows.findLastIndex((row, place) => place < index && row.level < level);
}

/**
 * Moves an entry, with its descendants, to another; undefined if it would be its own descendant or
 * too deep.
 */
export function rowsAfterDrop(
  rows: Rows,
  index: number,
  target: number,
  place: DropPlace,
): TreeRow[] | undefined {
  const level = rows[target]?.level;
  if (level === undefined || (target >= index && target < findEnd(rows, index))) return undefined;
  if (place === 'before') return placed(rows, index, target, level);
  return placed(rows, index, findEnd(rows, target), place === 'after' ? level : level + 1);
}

function placed(rows: Rows, index: number, to: number, level: number): TreeRow[] | undefined {
  const end = findEnd(rows, index);
  const by = level - (rows[index]?.level ?? level);
  const block = rows.slice(index, end).map((row) => ({ ...row, level: row.level + by }));
  if (block.some((row) => row.level > maxMenuLevels)) return undefined;
  const others = rows.toSpliced(index, end - index);
  return others.toSpliced(to > index ? to - block.length : to, 0, ...block);
}
