import { isInline, mergeWords } from './merge-words.ts';
import { alignVersions, isSame, narrow, type Region } from './regions.ts';

/** The fields of a header or of a module. */
export type Fields = Readonly<Record<string, unknown>>;
type Path = readonly (string | number)[];

/** A place that was changed again after the change that is undone. */
export interface UndoConflict {
  /** Of the field, or of the list in which elements or blocks differ. */
  readonly path: Path;
  /** What the draft has; elements of a list and blocks of a text are an array of them. */
  readonly draft: unknown;
  /** What would come back. */
  readonly restored: unknown;
}

export interface MergedContent {
  readonly content: Fields;
  readonly conflicts: readonly UndoConflict[];
}

/** A value in three revisions: after the change that is undone, before it, and in the draft. */
interface Versions<T = unknown> {
  readonly base: T;
  readonly restored: T;
  readonly draft: T;
}

/**
 * Takes one change out of the draft: a three-way merge, by field, by element of a list, by block
 * of a text, and by word within a block. Where the draft has changed the same since, it is kept.
 * @param taken the conflicts, by number, in which what the change replaced is taken instead
 */
export function mergeContents(
  versions: Versions<Fields>,
  taken: ReadonlySet<number> = new Set(),
): MergedContent {
  const merge = new Merge(taken);
  return { content: merge.fields(versions, []), conflicts: merge.conflicts };
}

/** An image and its description, which are only taken together. */
const together: readonly string[] = ['imageId', 'imageAlt'];

class Merge {
  readonly conflicts: UndoConflict[] = [];
  readonly #taken: ReadonlySet<number>;

  constructor(taken: ReadonlySet<number>) {
    this.#taken = taken;
  }

  fields({ base, restored, draft }: Versions<Fields>, path: Path): Fields {
    const names = [...new Set([...Object.keys(draft), ...Object.keys(restored)])];
    const paired = names.filter((name) => together.includes(name));
    const alone = names
      .filter((name) => !paired.includes(name))
      .map((name) => {
        const of = { base: base[name], restored: restored[name], draft: draft[name] };
        return [name, this.#value(of, [...path, name])] as const;
      });
    const [image] = paired;
    if (image === undefined) return present(alone);
    const of = [base, restored, draft].map((fields) => picked(fields, together));
    const pair = this.#atomic({ base: of[0], restored: of[1], draft: of[2] }, [...path, image]);
    return present([...alone, ...Object.entries(Object(pair))]);
  }

  #value(versions: Versions, path: Path): unknown {
    const { base, restored, draft } = versions;
    if (isSame(base, restored) || isSame(draft, restored)) return draft;
    if (isSame(base, draft)) return restored;
    if (isList(base) && isList(restored) && isList(draft))
      return this.#list({ base, restored, draft }, path);
    if (isObject(base) && isObject(restored) && isObject(draft) && isOneType(base, restored, draft))
      return this.fields({ base, restored, draft }, path);
    return this.#conflict(path, draft, restored);
  }

  #atomic({ base, restored, draft }: Versions, path: Path): unknown {
    if (isSame(base, restored) || isSame(draft, restored)) return draft;
    return isSame(base, draft) ? restored : this.#conflict(path, draft, restored);
  }

  #list({ base, restored, draft }: Versions<readonly unknown[]>, path: Path): readonly unknown[] {
    if ([base, restored, draft].some(isInline)) {
      const words = mergeWords(base, draft, restored);
      return words ?? list(this.#conflict(path, draft, restored));
    }
    const merged: unknown[] = [];
    for (const part of alignVersions(base, draft, restored))
      merged.push(...('kept' in part ? part.kept : this.#region(part, [...path], merged.length)));
    return merged;
  }

  #region({ base, draft, restored }: Region, path: Path, at: number): readonly unknown[] {
    if (draft === undefined || restored === undefined) return draft ?? restored ?? [];
    const paired = this.#paired({ base, draft, restored }, path, at);
    if (paired !== undefined) return paired;
    const { start, region, end } = narrow({ base, draft, restored });
    return [...start, ...this.#differing(region, path, at + start.length), ...end];
  }

  #differing(region: Versions<readonly unknown[]>, path: Path, at: number): readonly unknown[] {
    const { base, draft, restored } = region;
    if (isSame(base, restored) || isSame(draft, restored)) return draft;
    if (isSame(base, draft)) return restored;
    const isOfTexts = [...draft, ...restored].every((one) => typeof one === 'string');
    if (base.length === 0 && isOfTexts) return [...new Set([...draft, ...restored])];
    return this.#paired(region, path, at) ?? list(this.#conflict(path, draft, restored));
  }

  /** Merges each element on its own; undefined when it is uncertain which belong together. */
  #paired(
    { base, draft, restored }: Versions<readonly unknown[]>,
    path: Path,
    at: number,
  ): readonly unknown[] | undefined {
    if (base.length !== draft.length || base.length !== restored.length) return undefined;
    const versions = base.map((one, place) => ({
      base: one,
      restored: restored[place],
      draft: draft[place],
    }));
    if (![...base, ...draft, ...restored].some(isNode))
      return versions.map((of, place) => this.#value(of, [...path, at + place]));
    const blocks: unknown[] = [];
    for (const of of versions) {
      const within = new Merge(new Set());
      blocks.push(within.#value(of, path));
      if (within.conflicts.length > 0 || !isWhole(blocks.at(-1))) return undefined;
    }
    return blocks;
  }

  #conflict(path: Path, draft: unknown, restored: unknown): unknown {
    this.conflicts.push({ path, draft, restored });
    return this.#taken.has(this.conflicts.length - 1) ? restored : draft;
  }
}

/** Cells of a table belong to its columns: tables are only merged as a whole. */
function isOneType(...values: readonly Fields[]): boolean {
  const [first] = values;
  const type = first?.['type'];
  return type !== 'table' && values.every((value) => isSame(value['type'], type));
}

/** Returns whether a value is a block of a text. */
function isNode(value: unknown): boolean {
  return (
    isObject(value) && 'type' in value && ('content' in value || value['type'] === 'horizontalRule')
  );
}

/** Returns whether a block that contains others still has one. */
function isWhole(block: unknown): boolean {
  if (!isObject(block) || !isList(block['content'])) return true;
  const { type, content } = block;
  const isText = type === 'paragraph' || type === 'heading' || type === 'codeBlock';
  return isText || (content.length > 0 && content.every(isWhole));
}

function picked(fields: Fields, names: readonly string[]): Fields {
  return present(names.map((name) => [name, fields[name]] as const));
}

function present(entries: readonly (readonly [string, unknown])[]): Fields {
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

function list(value: unknown): readonly unknown[] {
  return isList(value) ? value : [value];
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
