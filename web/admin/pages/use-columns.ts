import type { ContentKind } from '@parvis/contracts/content/kinds.ts';
import { useState } from 'react';
import { z } from 'zod';
import { storeIfPossible } from '../shell/store-if-possible.ts';
import { listColumns } from './columns.ts';

const keyOf = (kind: ContentKind) => `parvis.hidden-columns.${kind}`;
const hiddenSchema = z.array(z.string());

function readHidden(kind: ContentKind): readonly string[] {
  try {
    return hiddenSchema.parse(JSON.parse(localStorage.getItem(keyOf(kind)) ?? '[]'));
  } catch {
    return [];
  }
}

/**
 * Returns the columns of a kind's list shown in this browser, and how to change them; titles are
 * always shown.
 */
export function useColumns(kind: ContentKind) {
  const [hidden, setHidden] = useState(() => readHidden(kind));
  const optional = listColumns(kind).filter(({ name }) => name !== 'title');
  return {
    shown: listColumns(kind).filter(({ name }) => name === 'title' || !hidden.includes(name)),
    optional,
    choose: (names: ReadonlySet<string>) => {
      const left = optional.map(({ name }) => name).filter((name) => !names.has(name));
      setHidden(left);
      // In a browser without storage, the choice is shown until the page is left.
      storeIfPossible(localStorage, keyOf(kind), JSON.stringify(left));
    },
  };
}

export type ChosenColumns = ReturnType<typeof useColumns>;
