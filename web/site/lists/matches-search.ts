/** Returns text in lower case without accents. */
function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** Returns whether a name has words that begin with all typed ones, in any order. */
export function matchesSearch(name: string, typed: string): boolean {
  const words = fold(name).split(/[^\p{L}\p{N}]+/u);
  return fold(typed)
    .split(/[^\p{L}\p{N}]+/u)
    .every((part) => words.some((word) => word.startsWith(part)));
}
