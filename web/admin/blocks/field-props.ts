import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { PartData } from '../page-editor/part.ts';

/** The props of the input of any kind of field. */
export interface FieldProps {
  readonly label: string;
  /** The value as saved or typed, not validated. */
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  /** The server's validation message for this field. */
  readonly refused: string | undefined;
  readonly readOnly: boolean;
  /** Whether it may not be empty. */
  readonly required?: boolean | undefined;
  readonly locale: Locale;
  /** The values of the other fields of the form. */
  readonly siblings?: PartData | undefined;
  /** The item that is edited, which is not offered as its own parent. */
  readonly except?: string | undefined;
}

/** Returns a value as text for an input; empty unless it is a string. */
export function toText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Returns a value as a list of texts; without what is no text. */
export function toTexts(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}

/** Returns a value as the data of a group or an item; empty unless it is an object. */
export function toData(value: unknown): PartData {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
