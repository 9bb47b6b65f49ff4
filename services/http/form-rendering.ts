import type { FormErrors } from '@parvis/contracts/http/form.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';

/** What was typed in the fields that a form keeps: all values of each, none when it was left out. */
export type Typed<Kept extends string = string> = Readonly<Record<Kept, readonly string[]>>;

/** What a refused form is drawn again from. */
export interface RefusedForm<Kept extends string = string> {
  /** A whole document, or the form alone: the same markup as in the document. */
  readonly as: 'page' | 'fragment';
  readonly locale: Locale;
  /** The status of the answer. */
  readonly status: number;
  readonly errors: FormErrors;
  readonly typed: Typed<Kept>;
  /** For the hidden field of the form as it is drawn now. */
  readonly submissionId: string;
}

/** How a form that was refused comes back. */
export interface FormDrawing<Kept extends string = string> {
  /** The fields whose values come back; a password is never among them. */
  readonly keeps: readonly Kept[];
  draw(refused: RefusedForm<Kept>): Promise<string>;
}
