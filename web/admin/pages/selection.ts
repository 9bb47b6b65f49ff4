import { useState } from 'react';

/** The selected items of a list, and how to select others. */
export interface Selection<T> {
  readonly items: readonly T[];
  readonly has: (id: string) => boolean;
  readonly select: (ids: readonly string[], selected: boolean) => void;
  /** Selects these items of the list, whether they are shown or not. */
  readonly selectMatching: (items: readonly T[]) => void;
  readonly clear: () => void;
}

interface Selected<T> {
  readonly ids: ReadonlySet<string>;
  /** Items that are selected though they may not be shown, and the list that they match. */
  readonly matching?: { readonly list: string; readonly items: readonly T[] };
}

const nothing = { ids: new Set<string>() };

/**
 * Remembers which items of a list are selected; an item no longer shown is deselected, unless all
 * that match were selected: they stay selected until another list is shown.
 * @param list identifies the list by its filters, whatever its page
 */
export function useSelection<T extends { readonly id: string }>(
  shown: readonly T[],
  list = '',
): Selection<T> {
  const [selected, setSelected] = useState<Selected<T>>(nothing);
  const isOther = selected.matching !== undefined && selected.matching.list !== list;
  const { ids, matching } = isOther ? { ids: nothing.ids, matching: undefined } : selected;
  const isShown = new Set(shown.map(({ id }) => id));
  const known = [...shown, ...(matching?.items ?? []).filter(({ id }) => !isShown.has(id))];
  return {
    items: known.filter(({ id }) => ids.has(id)),
    has: (id) => ids.has(id),
    select: (changed, isSelected) => {
      const others = [...ids].filter((id) => !changed.includes(id));
      const now = new Set(isSelected ? [...others, ...changed] : others);
      setSelected({ ids: now, ...(matching && { matching }) });
    },
    selectMatching: (items) =>
      setSelected({ ids: new Set(items.map(({ id }) => id)), matching: { list, items } }),
    clear: () => setSelected(nothing),
  };
}
