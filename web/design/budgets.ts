/**
 * What each component fetches when its island is the first of the design page to hydrate: its file
 * and all its imports, in bytes after gzip, per file. React is 68 kB of each, XState 13 kB of those
 * with a machine.
 */
export const hydrationBytes: Readonly<Record<string, number>> = {
  accordion: 84_000,
  carousel: 87_000,
  consent: 1_500,
  'date-range': 71_500,
  dialog: 84_500,
  disclosure: 84_500,
  'select-field': 85_500,
  'show-more': 84_500,
  slider: 70_500,
  tabs: 71_000,
  toast: 84_500,
};
