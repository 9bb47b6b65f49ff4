import type { ModuleId } from '../content/ids.ts';
import type { FormErrors } from '../http/form.ts';
import type { Locale } from '../site/locale.ts';

/** The values of the form, for showing it again. */
export interface ContactFormValues {
  readonly theme: string;
  readonly name: string;
  readonly email: string;
  readonly message: string;
  readonly isAccepted: boolean;
}

/** The form of a contact module, as it is rendered. */
export interface ContactForm {
  readonly moduleId: ModuleId;
  readonly locale: Locale;
  readonly title: string;
  readonly text: string;
  readonly themes: readonly string[];
  /** Generated for this rendering of the form. */
  readonly submissionId: string;
  /** When the form was first rendered, signed. */
  readonly stamp: string;
  readonly typed?: ContactFormValues;
  readonly errors?: FormErrors;
}
