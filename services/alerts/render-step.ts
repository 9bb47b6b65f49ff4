import type { StepView } from '@parvis/contracts/alerts/step-view.ts';
import type { FormErrors } from '@parvis/contracts/http/form.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';

/**
 * The rendering of a step: as a page, with the script of its form for the modal, or alone in place
 * of a form.
 */
interface StepToRender {
  readonly as: 'page' | 'in-place' | 'fragment';
  readonly locale: Locale;
  readonly view: StepView;
  readonly submissionId: string;
  readonly errors?: FormErrors;
  /** 200 by default. */
  readonly status?: number;
}

/** Port: renders a step. */
export type RenderStep = (step: StepToRender) => Promise<string>;
