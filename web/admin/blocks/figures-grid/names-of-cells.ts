import type { ReadTable } from '@parvis/contracts/figures/read-table.ts';

/** Cells that a report names. */
const most = 12;

/** Returns the cells of a table that are no numbers, with their headings. */
export function namesOfCells({ notUnderstood }: ReadTable): string {
  const names = notUnderstood
    .slice(0, most)
    .map(({ at, text }) => (at === '' ? text : `${text} (${at})`));
  return [...names, ...(notUnderstood.length > most ? ['…'] : [])].join(', ');
}
