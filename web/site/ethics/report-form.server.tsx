import { maxContactLength, maxEntryLength } from '@parvis/contracts/ethics/entry.ts';
import { ethicsPath } from '@parvis/contracts/ethics/ethics-path.ts';
import type { EthicsStep } from '@parvis/contracts/ethics/steps.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { publicIntl } from '../../server/intl.ts';
import { CheckField } from '../../ui/field/check-field.tsx';
import { TextAreaField } from '../../ui/field/text-area-field.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { PublicForm } from '../forms/public-form.tsx';
import { AttachmentsField } from './attachments-field.server.tsx';
import styles from './ethics.module.css';

type ReportFormProps = Extract<EthicsStep, { kind: 'report' }> & { readonly locale: Locale };

/**
 * The form for a report. Name and phone are only for reporters who do not wish to remain anonymous.
 */
export function ReportForm({ locale, submissionId, typed, errors }: ReportFormProps) {
  const words = (id: string) => publicIntl(locale).formatMessage({ id });
  const labels = {
    anonymous: words('ethics.anonymous'),
    name: words('ethics.name'),
    phone: words('ethics.phone'),
    text: words('ethics.report'),
    attachments: words('ethics.attachments'),
  };
  const field = (name: 'name' | 'phone') => ({
    id: `ethics-${name}`,
    name,
    label: labels[name],
    defaultValue: typed?.[name],
    error: errors?.byField[name],
    maxLength: maxContactLength,
    autoComplete: 'off',
  });
  return (
    <PublicForm
      action={ethicsPath(locale)}
      submissionId={submissionId}
      submit={words('ethics.submit')}
      refusedTitle={words('ethics.refused')}
      labels={labels}
      idPrefix="ethics-"
      errors={errors}
      takesFiles
      isConfidential
    >
      <div className={styles.form}>
        <CheckField
          id="ethics-anonymous"
          name="anonymous"
          label={labels.anonymous}
          hint={words('ethics.anonymous-hint')}
          defaultChecked={typed?.anonymous}
        />
        <div className={styles.contact} data-contact>
          <TextField {...field('name')} />
          <TextField {...field('phone')} type="tel" />
        </div>
        <TextAreaField
          id="ethics-text"
          rows={10}
          name="text"
          label={labels.text}
          hint={words('ethics.report-hint')}
          defaultValue={typed?.text}
          error={errors?.byField['text']}
          maxLength={maxEntryLength}
          autoComplete="off"
          required
        />
        <AttachmentsField locale={locale} label={labels.attachments} errors={errors} />
      </div>
    </PublicForm>
  );
}
