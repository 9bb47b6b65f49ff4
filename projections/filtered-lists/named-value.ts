/** A value with its name in one language: a search for the name finds the items with the value. */
export interface NamedValue {
  /** As in items: `group:id`. */
  readonly code: string;
  /** The words of its name, each after a space. */
  readonly words: string;
}

/** Returns the values whose name has a word that begins with the typed one, as `group:id`. */
export function valuesNamed(prefix: string, named: readonly NamedValue[]): readonly string[] {
  return named.flatMap(({ code, words }) => (words.includes(` ${prefix}`) ? [code] : []));
}
