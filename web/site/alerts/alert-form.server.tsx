import {
  type Frequency,
  jobFrequencies,
  newsletterFrequencies,
} from '@parvis/contracts/alerts/alert.ts';
import { maxAlertNameLength } from '@parvis/contracts/alerts/endpoints.ts';
import type { AlertFormValues, NamedAlert, StepView } from '@parvis/contracts/alerts/step-view.ts';
import { actionPath, stepPath } from '@parvis/contracts/alerts/steps.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { useIntl } from 'react-intl';
import { Button } from '../../ui/button/button.tsx';
import { CheckField } from '../../ui/field/check-field.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { Link } from '../../ui/link/link.tsx';
import { PublicForm } from '../forms/public-form.tsx';
import styles from './alerts.module.css';
import { ChoiceGroup } from './choice-group.tsx';
import { Criteria, nameOfCriteria } from './criteria.server.tsx';
import { DryRun } from './dry-run.server.tsx';
import type { StepProps } from './step-props.ts';
import { useAlertWords } from './use-alert-words.server.ts';

type ViewOf<View extends StepView['view']> = StepProps<Extract<StepView, { readonly view: View }>>;

const emailField = 'mail_alerts_create_email';
const nameField = 'mail_alerts_create_name';
const frequencyField = 'mail_alerts_create_freq';

/** The form for a job alert with the filters of a list. */
export function CreateJob({ view, locale, submissionId, errors }: ViewOf<'create-job'>) {
  const { labels, words } = useAlertWords();
  const { type, typed, filters, criteria, past, own } = view;
  const requested = Object.fromEntries(new URLSearchParams(filters));
  const intl = useIntl();
  // A refused form shows what was typed.
  const name = typed.name || (errors ? '' : nameOfCriteria(criteria, intl));
  const named = { name: name.slice(0, maxAlertNameLength) };
  return (
    <PublicForm
      action={actionPath(type, 'create', locale)}
      submissionId={submissionId}
      submit={words('create-job.submit')}
      refusedTitle={words('refused')}
      labels={labels}
      errors={errors}
      isDense
      after={
        <DryRun past={past} of="offers" stepPath={stepPath(type, 'create', locale, requested)} />
      }
    >
      <Criteria criteria={criteria} />
      {own.length > 0 ? <IntoOwn own={own} requested={requested} locale={locale} /> : null}
      <input type="hidden" name="filters" value={filters} />
      <div className={styles.pair}>
        <NameField typed={named} error={errors?.byField[nameField]} />
        <EmailField typed={typed} error={errors?.byField[emailField]} />
      </div>
      <FrequencyField typed={typed} options={jobFrequencies} />
      <Acceptance typed={typed} error={errors?.byField['accept']} />
    </PublicForm>
  );
}

/** The form for the newsletter: categories, frequency and address. With script these are tabs. */
export function CreateNewsletter({
  view,
  locale,
  submissionId,
  errors,
}: ViewOf<'create-newsletter'>) {
  const { labels, words } = useAlertWords();
  const { typed, categories, past } = view;
  const { formatMessage } = useIntl();
  const of = typed.categories.length > 0 ? 'news' : 'all-news';
  return (
    <PublicForm
      action={actionPath('newsletter', 'create', locale)}
      submissionId={submissionId}
      submit={words('create-newsletter.submit')}
      refusedTitle={words('refused')}
      labels={labels}
      errors={errors}
    >
      <p
        className={styles.step}
        data-alerts-count={formatMessage({ id: 'alerts.step' }, { step: '#', steps: 3 })}
        hidden
      />
      <div data-alerts-tab={labels['categories']}>
        <CategoriesField options={categories} typed={typed} error={errors?.byField['categories']} />
      </div>
      <div data-alerts-tab={labels[frequencyField]}>
        <FrequencyField typed={typed} options={newsletterFrequencies} />
        {categories.length > 0 ? (
          <DryRun past={past} of={of} stepPath={stepPath('newsletter', 'create', locale)} />
        ) : null}
      </div>
      <div data-alerts-tab={words('details')} data-alerts-next={words('next')}>
        <EmailField typed={typed} error={errors?.byField[emailField]} />
        <Acceptance typed={typed} error={errors?.byField['accept']} />
      </div>
      <div hidden data-alerts-back="">
        <Button kind="quiet">{words('back')}</Button>
      </div>
    </PublicForm>
  );
}

/** The form that changes an alert. */
export function EditAlert({ view, locale, submissionId, errors }: ViewOf<'edit'>) {
  const { labels, words } = useAlertWords();
  const { type, id, typed, filters, criteria, categories, frequencies, listPath } = view;
  return (
    <PublicForm
      action={actionPath(type, 'edit', locale, id)}
      submissionId={submissionId}
      submit={words('edit.submit')}
      refusedTitle={words('refused')}
      labels={labels}
      errors={errors}
    >
      {listPath === undefined ? (
        <CategoriesField options={categories} typed={typed} error={errors?.byField['categories']} />
      ) : (
        <>
          <Criteria criteria={criteria} />
          <p>
            <Link href={choosingPath(listPath, id)}>{words('change-filters')}</Link>
          </p>
          <input type="hidden" name="filters" value={filters} />
          <NameField typed={typed} error={errors?.byField[nameField]} />
        </>
      )}
      <FrequencyField typed={typed} options={frequencies} />
    </PublicForm>
  );
}

interface IntoOwnProps {
  readonly own: readonly NamedAlert[];
  /** The filters of the list. */
  readonly requested: Readonly<Record<string, string>>;
  readonly locale: Locale;
}

/** For subjects with alerts: these filters can replace those of one of them. */
function IntoOwn({ own, requested, locale }: IntoOwnProps) {
  const { words } = useAlertWords();
  return (
    <div>
      <p>{words('into-own')}</p>
      <ul className={styles.examples}>
        {own.map(({ id, name }) => (
          <li key={id}>
            <Link href={stepPath('jobv2', 'edit', locale, { ...requested, aid: id })}>{name}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Returns the list on which the filters of an alert are changed. */
function choosingPath(listPath: string, aid: string): string {
  return `${listPath}${listPath.includes('?') ? '&' : '?'}p=filters&aid=${aid}`;
}

/** The form for mailing a link to the alerts of an address. */
export function RequestLink({ view, locale, submissionId, errors }: ViewOf<'manage'>) {
  const { labels, words } = useAlertWords();
  const typed = { email: view.email };
  const type = view.type === 'newsletter' ? 'jobv2' : view.type;
  return (
    <PublicForm
      action={actionPath(type, 'manage', locale)}
      submissionId={submissionId}
      submit={words('manage.submit')}
      refusedTitle={words('refused')}
      labels={labels}
      errors={errors}
    >
      <EmailField typed={typed} error={errors?.byField[emailField]} />
    </PublicForm>
  );
}

interface FieldProps<Key extends keyof AlertFormValues> {
  readonly typed: Pick<AlertFormValues, Key>;
  readonly error?: string | undefined;
}

function EmailField({ typed, error }: FieldProps<'email'>) {
  const { labels, words } = useAlertWords();
  return (
    <TextField
      id={emailField}
      name={emailField}
      type="email"
      label={labels[emailField]}
      hint={words('email-hint')}
      defaultValue={typed.email}
      error={error}
      autoComplete="email"
      required
    />
  );
}

function NameField({ typed, error }: FieldProps<'name'>) {
  const { labels, words } = useAlertWords();
  return (
    <TextField
      id={nameField}
      name={nameField}
      label={labels[nameField]}
      hint={words('name-hint')}
      defaultValue={typed.name}
      error={error}
      required
    />
  );
}

function Acceptance({ typed, error }: FieldProps<'accepted'>) {
  const { labels } = useAlertWords();
  return (
    <CheckField
      id="accept"
      name="accept"
      label={labels.accept}
      defaultChecked={typed.accepted}
      error={error}
      required
    />
  );
}

function FrequencyField({
  typed,
  options,
}: FieldProps<'frequency'> & { readonly options: readonly Frequency[] }) {
  const { labels } = useAlertWords();
  const { formatMessage } = useIntl();
  return (
    <ChoiceGroup
      name={frequencyField}
      type="radio"
      label={labels[frequencyField]}
      options={options.map((id) => ({ id, name: formatMessage({ id: `alerts.frequency.${id}` }) }))}
      chosen={[typed.frequency]}
      isInLine
    />
  );
}

function CategoriesField({
  typed,
  options,
  error,
}: FieldProps<'categories'> & {
  readonly options: readonly { readonly id: string; readonly name: string }[];
}) {
  const { labels, words } = useAlertWords();
  return (
    <ChoiceGroup
      name="categories"
      type="checkbox"
      label={labels.categories}
      hint={words('categories-hint')}
      options={options}
      chosen={typed.categories}
      missing={words('no-category')}
      error={error}
    />
  );
}
