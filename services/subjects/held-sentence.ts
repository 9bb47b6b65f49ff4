import type { Hold } from '@parvis/contracts/cases/holds.ts';

/** Returns what an operator reads of an erasure that a hold defers. */
export function heldSentence({ title, basis, until }: Hold): string {
  return `Not erased: the case “${title}” keeps it until ${until} (${basis}). From now on nobody reads it and no e-mail is sent; it is erased when the hold ends, without another command.`;
}
