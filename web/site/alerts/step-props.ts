import type { StepView } from '@parvis/contracts/alerts/step-view.ts';
import type { FormErrors } from '@parvis/contracts/http/form.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';

/** One step of the alerts as it is rendered. */
export interface StepProps<View extends StepView = StepView> {
  readonly view: View;
  readonly locale: Locale;
  readonly submissionId: string;
  readonly errors?: FormErrors | undefined;
}
