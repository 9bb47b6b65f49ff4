/**
 * Whether a change of the field is one that a search starts on: letters and digits, whatever takes
 * some away, and what is dictated, pasted or dropped. Signs alone and what scripts do are none.
 */
export function startsSearch({ inputType, data }: Pick<InputEvent, 'inputType' | 'data'>): boolean {
  if (inputType === 'insertText') return /[\p{L}\p{N}]/u.test(data ?? '');
  return /^(?:delete|insert|history)/.test(inputType);
}
