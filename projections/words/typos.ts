/** Returns the number of typos allowed in a word that matches nothing. */
export function allowedTypos(form: string): number {
  if (form.length > 7) return 2;
  return form.length > 3 ? 1 : 0;
}

/**
 * Returns a number whose bits encode which letters a word has. A typo changes at most two of them,
 * so words that differ in more need no comparison.
 */
export function letterBits(form: string): number {
  let letters = 0;
  for (let at = 0; at < form.length; at += 1) letters |= 1 << (form.charCodeAt(at) & 31);
  return letters >>> 0;
}

/** Returns whether this many typos can turn one word's letters into another's. */
export function mayBeTypo(letters: number, others: number, typos: number): boolean {
  let differing = letters ^ others;
  for (let changed = 0; changed <= typos * 2; changed += 1) {
    if (differing === 0) return true;
    differing &= differing - 1;
  }
  return false;
}

/**
 * Returns the number of typos between two words: a letter added, removed or replaced, or two
 * neighbours swapped.
 * @returns more than `most` when there are more
 */
export function typosBetween(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      let typos = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      const isExchanged = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (row > 1 && column > 1 && isExchanged)
        typos = Math.min(typos, (beforeLast[column - 2] ?? 0) + 1);
      current.push(typos);
      least = Math.min(least, typos);
    }
    if (least > most) return most + 1;
    [beforeLast, last] = [last, current];
  }
  return last[other.length] ?? 0;
}
