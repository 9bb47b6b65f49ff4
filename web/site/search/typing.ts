/**
 * Returns whether a change of the field starts a search: letters and digits, deletions, and
 * dictated, pasted or dropped text. Other characters, and changes by scripts, do not.
 */
export function startsSearch({ inputType, data }: Pick<InputEvent, 'inputType' | 'data'>): boolean {
  if (inputType === 'insertText') return /[\p{L}\p{N}]/u.test(data ?? '');
  return /^(?:delete|insert|history)/.test(inputType);
}
