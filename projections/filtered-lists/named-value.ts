/** A value that items carry, with its name in one language: who searches for the name finds the items. */
export interface NamedValue {
  /** As items carry it: `group:id`. */
  readonly code: string;
  /** The words of its name, each after a space. */
  readonly words: string;
}
