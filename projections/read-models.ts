import { contentItems } from './content-items/content-items.ts';
import { mergeProposals } from './merge-proposals/merge-proposals.ts';
import { pageFragments } from './page-fragments/page-fragments.ts';
import type { Projection } from './platform/projection.ts';
import { revisionHistory } from './revision-history/revision-history.ts';

/** Every read model that the engine keeps. */
export const readModels: readonly Projection[] = [
  pageFragments,
  contentItems,
  revisionHistory,
  mergeProposals,
];
