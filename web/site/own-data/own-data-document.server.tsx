import { stepPath } from '@parvis/contracts/alerts/steps.ts';
import { formatDay } from '@parvis/contracts/site/format-instant.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { OwnDataScreen, OwnDataStep } from '@parvis/contracts/site/screens.ts';
import { ownDataPath } from '@parvis/contracts/subjects/own-data-endpoints.ts';
import { maxAddressLength } from '@parvis/contracts/subjects/visitor-address.ts';
import type { IntlShape } from 'react-intl';
import { renderUnkeyed } from '../../blocks/render-unkeyed.ts';
import prose from '../../blocks/text/text.module.css';
import { intlForSite } from '../../server/intl.ts';
import { Button } from '../../ui/button/button.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { Link } from '../../ui/link/link.tsx';
import { PublicForm } from '../forms/public-form.tsx';
import { PlainPage, type PlainPageParts } from '../plain-page/plain-page.server.tsx';

interface OwnDataDocumentProps extends PlainPageParts, Pick<OwnDataScreen, 'step'> {}

interface StepProps<Kind extends OwnDataStep['kind']> {
  readonly step: Extract<OwnDataStep, { readonly kind: Kind }>;
  readonly words: IntlShape;
  readonly locale: Locale;
}

/** A step of viewing and erasing the visitor's own data; it needs no script. */
export function OwnDataDocument({ step, ...parts }: OwnDataDocumentProps) {
  const { locale } = parts.frame;
  const words = intlForSite(locale, parts.frame);
  const { formatMessage } = words;
  const heading = formatMessage({ id: `own-data.${step.kind}-heading` });
  const isRefused = step.kind === 'ask' && step.errors !== undefined;
  return (
    <PlainPage
      {...parts}
      heading={heading}
      title={isRefused ? formatMessage({ id: 'contact.error-title' }, { title: heading }) : heading}
      lead={formatMessage({ id: `own-data.${step.kind}-lead` }, untilIn(step, locale))}
    >
      {step.kind === 'ask' && <AskForm step={step} words={words} locale={locale} />}
      {step.kind === 'shown' && <Shown step={step} words={words} locale={locale} />}
      {step.kind === 'ask' || step.kind === 'shown' ? (
        <p>
          <Link href={stepPath('jobv2', 'manage', locale)}>
            {formatMessage({ id: 'alerts.manage.link' })}
          </Link>
        </p>
      ) : null}
    </PlainPage>
  );
}

/** Returns the day until which a hold keeps the data, in words. */
function untilIn(step: OwnDataStep, locale: Locale): { readonly until?: string } {
  return step.kind === 'held' ? { until: formatDay(new Date(step.until), locale) } : {};
}

function AskForm({ step, words, locale }: StepProps<'ask'>) {
  const { formatMessage } = words;
  const label = formatMessage({ id: 'contact.email' });
  return (
    <PublicForm
      action={ownDataPath('ask', locale)}
      submissionId={step.submissionId}
      submit={formatMessage({ id: 'own-data.ask' })}
      refusedTitle={formatMessage({ id: 'own-data.refused' })}
      labels={{ email: label }}
      errors={step.errors}
    >
      <TextField
        id="email"
        name="email"
        type="email"
        label={label}
        defaultValue={step.email}
        error={step.errors?.byField['email']}
        maxLength={maxAddressLength}
        autoComplete="email"
        required
      />
    </PublicForm>
  );
}

function Shown({ step: { token, data, submissionId }, words, locale }: StepProps<'shown'>) {
  const { formatMessage } = words;
  return (
    <div className={prose.prose}>
      <ul>
        {renderUnkeyed(data, ({ kind, value }) => (
          <li>
            <strong>{formatMessage({ id: `privacy.kind.${kind}` })}</strong>
            <br />
            {value}
          </li>
        ))}
      </ul>
      <form method="post" action={ownDataPath('copy', locale, token)}>
        <Button type="submit" kind="secondary">
          {formatMessage({ id: 'own-data.copy' })}
        </Button>
      </form>
      <h2>{formatMessage({ id: 'own-data.erase-heading' })}</h2>
      <p>{formatMessage({ id: 'own-data.erase-text' })}</p>
      <p>{formatMessage({ id: 'own-data.suppressed' })}</p>
      <PublicForm
        action={ownDataPath('erasure', locale, token)}
        submissionId={submissionId}
        submit={formatMessage({ id: 'own-data.erase' })}
        refusedTitle={formatMessage({ id: 'own-data.refused' })}
        labels={{}}
      >
        {null}
      </PublicForm>
    </div>
  );
}
