import { type Locale, pathIn } from '../site/locale.ts';
import { pathOf } from '../site/routes/path-of.ts';
import type { AlertType } from './alert.ts';

const stepNames = [
  'create',
  'activate',
  'manage',
  'managed',
  'edit',
  'delete',
  'disconnect',
  'unsubscribe',
] as const;
/** The purpose of a step of the modal. */
export type StepName = (typeof stepNames)[number];

/** The numbers of the steps. Specification, section 4, “Alerts modal steps”. */
const numbers: Readonly<Record<AlertType, Readonly<Partial<Record<StepName, number>>>>> = {
  job: {
    create: 1,
    activate: 2,
    manage: 3,
    managed: 4,
    edit: 5,
    delete: 6,
    disconnect: 7,
    unsubscribe: 21,
  },
  newsletter: { create: 11, activate: 12, delete: 13, unsubscribe: 21 },
  jobv2: {
    create: 14,
    activate: 2,
    manage: 16,
    managed: 17,
    edit: 18,
    delete: 19,
    disconnect: 20,
    unsubscribe: 21,
  },
};

/** Returns the step of a type by its number; undefined where the type has no such step. */
export function findStep(type: AlertType, number: number): StepName | undefined {
  return stepNames.find((name) => numbers[type][name] === number);
}

/**
 * Returns the number of a step. Newsletters are managed together with job alerts, so those steps
 * have the numbers of job alerts.
 */
export function stepNumber(type: AlertType, step: StepName): number {
  const number = numbers[type][step] ?? numbers.jobv2[step];
  if (number === undefined) throw new Error(`there is no step ${step}`);
  return number;
}

/** Returns the type of alert in the address of a step. */
function typeOfStep(type: AlertType, step: StepName): AlertType {
  return numbers[type][step] === undefined ? 'jobv2' : type;
}

/**
 * Returns the address of a step.
 * @param query what the step is about, such as `aid` or the filters of a list
 */
export function stepPath(
  type: AlertType,
  step: StepName,
  locale: Locale,
  query: Readonly<Record<string, string>> = {},
): string {
  const path = pathOf('mail_alerts_modal', locale, {
    type: typeOfStep(type, step),
    step: String(stepNumber(type, step)),
  });
  const said = new URLSearchParams(query).toString();
  return said === '' ? path : `${path}?${said}`;
}

/** Forms of mailed links that are no step of the modal. */
type LinkAction = 'never' | 'resubscribe';

/** Returns the address to which the form of a step or of a mailed link is posted. */
export function actionPath(
  type: AlertType,
  action: Exclude<StepName, 'managed'> | LinkAction,
  locale: Locale,
  aid?: string,
): string {
  const below = aid === undefined ? '' : `/${aid}`;
  return pathIn(locale, `/mail/alerts/${type}/${action}${below}`);
}
