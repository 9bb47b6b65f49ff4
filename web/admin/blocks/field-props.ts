import type { Locale } from '@parvis/contracts/site/locale.ts';

/** What the input of any kind of field is given. */
export interface FieldProps {
  readonly label: string;
  /** As it was saved or typed: nothing of it is sure. */
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  /** The server's refusal of this field, in words. */
  readonly refused: string | undefined;
  readonly readOnly: boolean;
  readonly locale: Locale;
}

/** A text as an input shows it. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
