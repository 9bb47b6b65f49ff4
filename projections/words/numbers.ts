/** Returns the spellings that a folded word may have in the other number: most are no words. */
export function otherNumbers(folded: string): readonly string[] {
  if (folded.endsWith('aux')) return [`${folded.slice(0, -3)}al`];
  if (folded.endsWith('s')) return [folded.slice(0, -1)];
  if (folded.endsWith('al')) return [`${folded}s`, `${folded.slice(0, -2)}aux`];
  return folded.endsWith('y') ? [`${folded}s`, `${folded.slice(0, -1)}ies`] : [`${folded}s`];
}
