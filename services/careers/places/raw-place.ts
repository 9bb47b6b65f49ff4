/** A place as sources give it: in fields, in text, or both. */
export interface RawPlace {
  /** “75 - Paris 12e Arrondissement”, “Nantes, France”, “San Francisco, CA”. */
  readonly words?: string | undefined;
  /** A code or a name. */
  readonly country?: string | undefined;
  readonly region?: string | undefined;
  readonly city?: string | undefined;
  readonly postalCode?: string | undefined;
  /** The number and the street. */
  readonly street?: string | undefined;
  /** The INSEE code of a French commune. */
  readonly communeCode?: string | undefined;
  /** The code of a French département. */
  readonly departement?: string | undefined;
  readonly latitude?: unknown;
  readonly longitude?: unknown;
}
