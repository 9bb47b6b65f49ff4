/** The actor (account id or `system`) and time (ISO 8601, UTC) of an event. */
export interface Occurrence {
  readonly by: string;
  readonly at: string;
}

/**
 * An entity that every save replaces as a whole, folded from its stream; once deleted, it keeps its
 * last content.
 */
export interface Revisioned<Content> {
  readonly id: string;
  readonly content: Content;
  /** Incremented by every save and restore, starting at 1. */
  readonly revision: number;
  /** The revision that was restored, when this one is a restore. */
  readonly restored: number | null;
  readonly deleted: boolean;
  /** The author and time of the newest revision. */
  readonly saved: Occurrence;
  /** The author and time of the last change, including deletion. */
  readonly changed: Occurrence;
}

/** The change made by one event. */
export type Change<Content> =
  | {
      readonly kind: 'saved';
      readonly id: string;
      readonly revision: number;
      readonly restored?: number;
      readonly content: Content;
    }
  | { readonly kind: 'deleted'; readonly id: string };

/** Applies a change to the previous state. @throws Error when the stream is inconsistent */
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
