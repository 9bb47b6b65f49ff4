/** The hidden field with the submission id: the form's idempotency key. */
export const submissionField = 'submissionId';

/** Set to `1` on a request for an HTML fragment, and on a response that is one. */
export const fragmentHeader = 'X-Fragment';

/** The address to navigate to after a success that leaves the form's page. */
export const continueHeader = 'X-Continue';

/** One error message; `field` is the name of the invalid field, if it concerns one. */
export interface FormError {
  readonly field?: string;
  readonly words: string;
}

/** The error messages of a form, in its language. */
export interface FormErrors {
  /** All errors in the order of the form, for the summary above it. */
  readonly summary: readonly FormError[];
  /** The first error of each invalid field. */
  readonly byField: Readonly<Record<string, string>>;
}
