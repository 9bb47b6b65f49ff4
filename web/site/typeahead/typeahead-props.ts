import type { ReactNode } from 'react';
import type { Suggested, TypeaheadInput } from './typeahead.machine.ts';

export interface TypeaheadProps {
  readonly label: string;
  readonly clearLabel: string;
  readonly placeholder?: string | undefined;
  /** The name under which the form sends it, if the form sends it. */
  readonly name?: string | undefined;
  readonly value: string;
  readonly limits: TypeaheadInput;
  readonly suggest: (text: string, signal: AbortSignal) => Promise<Suggested>;
  /** The message for an empty list of suggestions. */
  readonly none?: string | undefined;
  /** Explains how to accept the completion; `#` is replaced by the whole text. */
  readonly hint?: string | undefined;
  readonly onType: (value: string) => void;
  /** An option was taken; its element identifies it. */
  readonly onTake: (option: HTMLElement) => void;
  /** Shown under the field. */
  readonly children?: ReactNode;
}
