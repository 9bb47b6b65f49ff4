import { ethicsPath } from '@parvis/contracts/ethics/ethics-path.ts';
import type { EthicsStep } from '@parvis/contracts/ethics/steps.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { publicIntl } from '../../server/intl.ts';
import { TextField } from '../../ui/field/text-field.tsx';
import { PublicForm } from '../forms/public-form.tsx';

type ReceiptFormProps = Extract<EthicsStep, { kind: 'receipt' }> & { readonly locale: Locale };

/** The form for the receipt code. */
export function ReceiptForm({ locale, submissionId, errors }: ReceiptFormProps) {
  const words = (id: string) => publicIntl(locale).formatMessage({ id });
  const labels = { receipt: words('ethics.receipt') };
  return (
    <PublicForm
      action={ethicsPath(locale, '/receipt')}
      submissionId={submissionId}
      submit={words('ethics.open')}
      refusedTitle={words('ethics.not-opened')}
      labels={labels}
      idPrefix="ethics-"
      errors={errors}
      isConfidential
    >
      <TextField
        id="ethics-receipt"
        name="receipt"
        label={labels.receipt}
        hint={words('ethics.receipt-hint')}
        error={errors?.byField['receipt']}
        autoComplete="off"
        spellCheck={false}
        required
      />
    </PublicForm>
  );
}
