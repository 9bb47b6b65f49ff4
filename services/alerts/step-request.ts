import type { AlertId, AlertType } from '@parvis/contracts/alerts/alert.ts';
import type { AlertFormValues } from '@parvis/contracts/alerts/step-view.ts';
import type { StepName } from '@parvis/contracts/alerts/steps.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { OpenedAlerts } from './sessions/sessions.ts';

/** The step to show, with the parameters of its address. */
export interface StepRequest {
  readonly type: AlertType;
  readonly step: StepName;
  readonly locale: Locale;
  readonly aid: AlertId | undefined;
  readonly token: string;
  /** A name for the alert. */
  readonly title: string;
  readonly all: boolean;
  /** The filters of the list, in the form of its query. */
  readonly filters: string;
  /** The current choices of the form. */
  readonly chosen: Partial<Pick<AlertFormValues, 'frequency' | 'categories'>>;
  /** Whether the requested action was carried out. */
  readonly isDone: boolean;
  /** What the browser opened. */
  readonly opened: OpenedAlerts | undefined;
}
