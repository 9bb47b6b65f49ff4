import type { RichText } from '@parvis/contracts/rich-text/document.ts';
import { diffArrays, diffWordsWithSpace } from 'diff';
import { type Leaf, type LeafType, listLeaves } from './rich-text-leaves.ts';

/** A run of unchanged, added or removed text. */
export interface DiffSegment {
  readonly kind: 'same' | 'added' | 'removed';
  readonly text: string;
}

/** One block of a diff. `changed` with only `same` segments means that its formatting changed. */
export interface DiffBlock {
  readonly kind: 'same' | 'added' | 'removed' | 'changed';
  readonly blockType: LeafType;
  readonly segments: readonly DiffSegment[];
}

/**
 * The maximum number of added blocks with which a removed one is compared, which bounds the work
 * for a rewritten text.
 */
const lookAhead = 8;
/**
 * Two blocks are versions of the same block when at least this share of their characters is
 * unchanged.
 */
const similarityThreshold = 0.4;

function whole(leaf: Leaf, kind: DiffSegment['kind']): DiffBlock {
  return { kind, blockType: leaf.blockType, segments: [{ kind, text: leaf.text }] };
}

function compareTexts(before: string, after: string): DiffSegment[] {
  return diffWordsWithSpace(before, after).map(({ added, removed, value }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value,
  }));
}

function similarity(segments: readonly DiffSegment[]): number {
  let kept = 0;
  let all = 0;
  for (const { kind, text } of segments) {
    const length = text.trim().length;
    all += length;
    if (kind === 'same') kept += 2 * length;
  }
  return all === 0 ? 1 : kept / (all + kept / 2);
}

/** Pairs each removed block with the next similar added block; the others remain unpaired. */
function compareRuns(removed: readonly Leaf[], added: readonly Leaf[]): DiffBlock[] {
  const blocks: DiffBlock[] = [];
  let from = 0;
  for (const old of removed) {
    const candidates = added
      .slice(from, from + lookAhead)
      .map((leaf) => compareTexts(old.text, leaf.text));
    const found = candidates.findIndex((segments) => similarity(segments) >= similarityThreshold);
    const fresh = added[from + found];
    const segments = candidates[found];
    if (fresh === undefined || segments === undefined) {
      blocks.push(whole(old, 'removed'));
      continue;
    }
    for (const leaf of added.slice(from, from + found)) blocks.push(whole(leaf, 'added'));
    blocks.push({ kind: 'changed', blockType: fresh.blockType, segments });
    from += found + 1;
  }
  for (const leaf of added.slice(from)) blocks.push(whole(leaf, 'added'));
  return blocks;
}

function sameLeaf(one: Leaf, other: Leaf): boolean {
  return one.blockType === other.blockType && one.text === other.text && one.form === other.form;
}

/** Returns the aligned blocks of two documents in reading order, each with its word diff. */
export function compareRichText(before: RichText, after: RichText): DiffBlock[] {
  return compareLeaves(listLeaves(before), listLeaves(after));
}

/** Returns the aligned blocks of two texts in reading order, each with its word diff. */
export function compareLeaves(before: readonly Leaf[], after: readonly Leaf[]): DiffBlock[] {
  const runs = diffArrays([...before], [...after], { comparator: sameLeaf });
  const blocks: DiffBlock[] = [];
  let removed: Leaf[] = [];
  let added: Leaf[] = [];
  const settle = () => {
    blocks.push(...compareRuns(removed, added));
    removed = [];
    added = [];
  };
  for (const run of runs) {
    if (run.removed) removed.push(...run.value);
    else if (run.added) added.push(...run.value);
    else {
      settle();
      blocks.push(...run.value.map((leaf) => whole(leaf, 'same')));
    }
  }
  settle();
  return blocks;
}
