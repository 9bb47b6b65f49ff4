import type { AlertCriteria, AlertType, Frequency } from '@parvis/contracts/alerts/alert.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { TypedCriteria } from '@parvis/projections/pages/read-alert-criteria.ts';

/** The typed input of a job alert. */
export type TypedAlert = TypedCriteria & { readonly name: string };

/** A request for an alert. */
export interface AlertRequest {
  readonly commandId: string;
  /** Network address, for the limits alone. */
  readonly from: string;
  readonly email: string;
  readonly type: AlertType;
  readonly locale: Locale;
  readonly frequency: Frequency;
  readonly wish: AlertCriteria;
  /** The name of a job alert, and its typed criteria. */
  readonly typed?: TypedAlert | undefined;
}
