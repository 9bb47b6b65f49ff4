/** Who did something (account id or `system`), and when (ISO 8601, UTC). */
export interface Occurrence {
  readonly by: string;
  readonly at: string;
}

/** Something that is saved whole each time, as its stream tells it; deleted, it keeps its last content. */
export interface Revisioned<Content> {
  readonly id: string;
  readonly content: Content;
  /** Counts what was saved and restored, from 1. */
  readonly revision: number;
  /** The revision whose content this one repeats, when it was restored. */
  readonly restored: number | null;
  readonly deleted: boolean;
  /** Who made the newest revision. */
  readonly saved: Occurrence;
  /** Who changed it last, deleting included. */
  readonly changed: Occurrence;
}

/** What one event does to it. */
export type Change<Content> =
  | {
      readonly kind: 'saved';
      readonly id: string;
      readonly revision: number;
      readonly restored?: number;
      readonly content: Content;
    }
  | { readonly kind: 'deleted'; readonly id: string };

/** Folds a change into what was there. @throws Error when the stream contradicts itself */
export function evolveRevisioned<Content>(
  former: Revisioned<Content> | undefined,
  change: Change<Content>,
  occurrence: Occurrence,
): Revisioned<Content> {
  switch (change.kind) {
    case 'saved': {
      const { id, revision, content, restored = null } = change;
      const saved = { saved: occurrence, changed: occurrence };
      return { id, content, revision, restored, deleted: false, ...saved };
    }
    case 'deleted':
      if (former === undefined) throw new Error(`${change.id} was deleted before it was saved`);
      return { ...former, deleted: true, changed: occurrence };
  }
}
