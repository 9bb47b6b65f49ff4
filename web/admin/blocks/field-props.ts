import type { Locale } from '@parvis/contracts/site/locale.ts';

/** The props of the input of any kind of field. */
export interface FieldProps {
  readonly label: string;
  /** As saved or typed, not validated. */
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  /** The server's validation message for this field. */
  readonly refused: string | undefined;
  readonly readOnly: boolean;
  readonly locale: Locale;
}

/** Returns a value as text for an input; empty unless it is a string. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
