import { useState } from 'react';
import type { ContentRow } from './api/list-contents.ts';

/** The items of a list that are selected, and how to select others. */
export interface Selection {
  readonly items: readonly ContentRow[];
  readonly has: (id: string) => boolean;
  readonly select: (ids: readonly string[], selected: boolean) => void;
  readonly clear: () => void;
}

/** Remembers which of the shown items are selected: those that are shown no longer are not. */
export function useSelection(shown: readonly ContentRow[]): Selection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  return {
    items: shown.filter(({ id }) => ids.has(id)),
    has: (id) => ids.has(id),
    select: (changed, selected) => {
      const others = [...ids].filter((id) => !changed.includes(id));
      setIds(new Set(selected ? [...others, ...changed] : others));
    },
    clear: () => setIds(new Set()),
  };
}
