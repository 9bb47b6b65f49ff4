/** The hidden field that tells one filling-in of a form from another: the form's idempotency key. */
export const submissionField = 'submissionId';

/** Sent as `1` by the script that wants a piece of HTML, and answered as `1` by what is one. */
export const fragmentHeader = 'X-Fragment';

/** Where a form's script goes on to after a success that leaves the form's own page. */
export const continueHeader = 'X-Continue';

/** One thing that was refused, in words; `field` is the name of the field at fault, if one is. */
export interface FormError {
  readonly field?: string;
  readonly words: string;
}

/** Why a form was refused, in words of its language. */
export interface FormErrors {
  /** Everything, in the order of the form: the summary above it. */
  readonly summary: readonly FormError[];
  /** The first reason for each field at fault. */
  readonly byField: Readonly<Record<string, string>>;
}
