import type { ReactNode } from 'react';
import type { Suggested, TypeaheadInput } from './typeahead.machine.ts';

export interface TypeaheadProps {
  readonly label: string;
  readonly clearLabel: string;
  readonly placeholder?: string | undefined;
  /** The name that the form sends it by, if it does. */
  readonly name?: string | undefined;
  readonly value: string;
  readonly limits: TypeaheadInput;
  readonly suggest: (text: string, signal: AbortSignal) => Promise<Suggested>;
  /** The message when nothing is suggested. */
  readonly none?: string | undefined;
  /** Explains how to complete the typed text; `#` is replaced by the whole. */
  readonly hint?: string | undefined;
  readonly onType: (value: string) => void;
  /** An option was taken: its element says what it is. */
  readonly onTake: (option: HTMLElement) => void;
  /** Shown under the field. */
  readonly children?: ReactNode;
}
