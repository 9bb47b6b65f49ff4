import { useState } from 'react';

/** The selected items of a list, and how to select others. */
export interface Selection<T> {
  readonly items: readonly T[];
  readonly has: (id: string) => boolean;
  readonly select: (ids: readonly string[], selected: boolean) => void;
  readonly clear: () => void;
}

/** Remembers which of the shown items are selected; an item no longer shown is deselected. */
export function useSelection<T extends { readonly id: string }>(shown: readonly T[]): Selection<T> {
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
