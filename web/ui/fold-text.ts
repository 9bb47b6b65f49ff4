/** Returns a text in lower case and without accents, as searches in the browser compare it. */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
