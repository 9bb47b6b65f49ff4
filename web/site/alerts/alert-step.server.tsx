import type { StepView } from '@parvis/contracts/alerts/step-view.ts';
import { stepPath } from '@parvis/contracts/alerts/steps.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { pathOf } from '@parvis/contracts/site/routes/path-of.ts';
import { useIntl } from 'react-intl';
import { Link } from '../../ui/link/link.tsx';
import typography from '../../ui/typography.module.css';
import { FormShell } from '../forms/form-shell.tsx';
import { CreateJob, CreateNewsletter, EditAlert, RequestLink } from './alert-form.server.tsx';
import styles from './alerts.module.css';
import { Confirming } from './confirming.server.tsx';
import { ManagedAlerts } from './managed-alerts.server.tsx';
import type { StepProps } from './step-props.ts';
import { useAlertWords } from './use-alert-words.server.ts';

/**
 * A step of the alerts, which is the same on a separate page and in the modal. A confirmation takes
 * the focus instead of the form.
 */
export function AlertStep(step: StepProps) {
  const { view, locale } = step;
  const { formatMessage } = useIntl();
  const { words } = useAlertWords();
  const isDone = doneViews.has(view.view);
  return (
    <section
      data-alerts-view={view.view}
      data-closing={closingText(view, locale)}
      data-close-label={words('close')}
      {...(isDone && { 'data-form': 'answer', tabIndex: -1 })}
    >
      {view.type === 'newsletter' ? null : <StepNumber view={view.view} />}
      <h1 className={typography.title} id={alertTitleId} tabIndex={-1}>
        {formatMessage({ id: `alerts.${view.view}.title` })}
      </h1>
      <StepText view={view} />
      <StepBody {...step} />
      {isDone && !withoutAlerts.has(view.view) ? (
        <p>
          <Link href={stepPath(view.type, 'managed', locale)}>{words('manage.link')}</Link>
        </p>
      ) : null}
    </section>
  );
}

/** A step with the wrapper for its form's script. */
export function AlertStepInPlace(step: StepProps) {
  const { formatMessage } = useIntl();
  return (
    <FormShell notSent={formatMessage({ id: 'form.not-sent' })}>
      <AlertStep {...step} />
    </FormShell>
  );
}

/** The heading of a step, which labels the modal. */
export const alertTitleId = 'alerts-title';

/**
 * Returns the further effect of closing the modal: it reloads the page after signing out, and leads
 * from an edited alert back to the list. Specification, section 4.
 */
function closingText({ view, type }: StepView, locale: Locale): string | undefined {
  if (view === 'disconnect' || view === 'disconnected') return 'reload';
  const isEdit = view === 'edit' || view === 'saved';
  return isEdit && type === 'jobv2' ? pathOf('rh_offers', locale) : undefined;
}

const doneViews: ReadonlySet<StepView['view']> = new Set<StepView['view']>([
  'created',
  'activated',
  'link-sent',
  'saved',
  'deleted',
  'disconnected',
  'unsubscribed',
  'resubscribed',
  'never-done',
  'never-lifted',
  'link-over',
]);
/** Those after which there are no alerts to manage, as far as we know. */
const withoutAlerts: ReadonlySet<StepView['view']> = new Set<StepView['view']>([
  'disconnected',
  'never-done',
  'never-lifted',
]);

/** The steps of a request: the form, then the message that confirms the address. */
const stepNumbers: Readonly<Partial<Record<StepView['view'], number>>> = {
  'create-job': 1,
  created: 2,
  activated: 3,
};
const stepsOfRequest = 3;

function StepNumber({ view }: Pick<StepView, 'view'>) {
  const { formatMessage } = useIntl();
  const step = stepNumbers[view];
  if (step === undefined) return null;
  return (
    <p className={styles.step}>
      {formatMessage({ id: 'alerts.step' }, { step, steps: stepsOfRequest })}
    </p>
  );
}

function StepText({ view }: { readonly view: StepView }) {
  const { formatMessage } = useIntl();
  const { deletion } = useAlertWords();
  if (view.view === 'managed') return null;
  if (view.view === 'delete') return <p className={typography.lead}>{deletion(view.alert)}</p>;
  const isAll = 'all' in view && view.all;
  return (
    <p className={`${typography.lead} ${styles.lead}`}>
      {isAll
        ? formatMessage({ id: `alerts.${view.view}.text-all` })
        : formatMessage({ id: `alerts.${view.view}.text` })}
    </p>
  );
}

function StepBody({ view, locale, submissionId, errors }: StepProps) {
  const common = { locale, submissionId, errors };
  switch (view.view) {
    case 'create-job':
      return <CreateJob view={view} {...common} />;
    case 'create-newsletter':
      return <CreateNewsletter view={view} {...common} />;
    case 'edit':
      return <EditAlert view={view} {...common} />;
    case 'manage':
      return <RequestLink view={view} {...common} />;
    case 'managed':
      return <ManagedAlerts view={view} locale={locale} />;
    default:
      return <Confirming view={view} {...common} />;
  }
}
