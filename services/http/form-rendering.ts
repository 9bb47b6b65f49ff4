import type { FormErrors } from '@parvis/contracts/http/form.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';

/** The submitted values of the fields that a form keeps; missing fields have none. */
export type SubmittedValues<Kept extends string = string> = Readonly<
  Record<Kept, readonly string[]>
>;

/** The data that a refused form is rendered from. */
export interface RefusedForm<Kept extends string = string> {
  /** A whole document, or the form alone with the same markup. */
  readonly as: 'page' | 'fragment';
  readonly locale: Locale;
  /** The status of the response. */
  readonly status: number;
  readonly errors: FormErrors;
  /** The parameters of its address, unchecked. */
  readonly params: Readonly<Record<string, unknown>>;
  readonly typed: SubmittedValues<Kept>;
  /** The new id for the form's hidden field. */
  readonly submissionId: string;
}

/** How a refused form is rendered again. */
export interface FormRendering<Kept extends string = string> {
  /** The fields that keep their submitted values; never a password. */
  readonly keeps: readonly Kept[];
  /** @returns undefined when the address no longer has such a form */
  render(refused: RefusedForm<Kept>): Promise<string | undefined>;
}
