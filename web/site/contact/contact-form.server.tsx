import { honeypotField } from '@parvis/contracts/contact/endpoints.ts';
import type { ContactFormValues, ContactForm as Form } from '@parvis/contracts/contact/form.ts';
import { maxMessageLength, maxSenderLength } from '@parvis/contracts/contact/message.ts';
import { noTheme } from '@parvis/contracts/contact/no-theme.ts';
import { pathOf } from '@parvis/contracts/site/routes/path-of.ts';
import { maxAddressLength } from '@parvis/contracts/subjects/visitor-address.ts';
import { publicIntl } from '../../server/intl.ts';
import { CheckField } from '../../ui/field/check-field.tsx';
import { ChoiceField } from '../../ui/field/choice-field.tsx';
import type { FieldWords } from '../../ui/field/field-frame.tsx';
import { TextAreaField } from '../../ui/field/text-area-field.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { FormShell } from '../forms/form-shell.tsx';
import { PublicForm } from '../forms/public-form.tsx';

const messageRows = 8;
const nothingTyped: ContactFormValues = {
  theme: noTheme,
  name: '',
  email: '',
  message: '',
  isAccepted: false,
};

/** The contact form: a plain form that works without script. */
export function ContactForm(form: Form) {
  const { locale, moduleId, themes, stamp, errors, typed = nothingTyped } = form;
  const { formatMessage } = publicIntl(locale);
  const words = (id: string) => formatMessage({ id });
  const labels = {
    theme: words('contact.theme'),
    name: words('contact.name'),
    email: words('contact.email'),
    message: words('contact.message'),
    acceptance: words('contact.acceptance'),
  };
  const idPrefix = `contact-${moduleId}-`;
  const field = (name: keyof typeof labels) => ({
    id: idPrefix + name,
    name,
    label: labels[name],
    error: errors?.byField[name],
  });
  return (
    <PublicForm
      action={pathOf('module_contact_form', locale, { id: moduleId })}
      submissionId={form.submissionId}
      submit={words('contact.submit')}
      refusedTitle={words('contact.refused')}
      labels={labels}
      idPrefix={idPrefix}
      errors={errors}
    >
      <input type="hidden" name="stamp" value={stamp} />
      {themes.length > 0 ? (
        <ChoiceField
          {...field('theme')}
          options={[
            { value: noTheme, label: words('contact.no-theme') },
            ...themes.map((theme) => ({ value: theme, label: theme })),
          ]}
          defaultValue={typed.theme}
        />
      ) : null}
      <SenderFields field={field} typed={typed} hint={words('contact.email-hint')} />
      <CheckField
        {...field('acceptance')}
        hint={words('contact.use')}
        defaultChecked={typed.isAccepted}
        required
      />
      <Trap label={words('contact.trap')} id={idPrefix + honeypotField} />
    </PublicForm>
  );
}

interface SenderFieldsProps {
  readonly field: (name: 'name' | 'email' | 'message') => FieldWords;
  readonly typed: ContactFormValues;
  readonly hint: string;
}

function SenderFields({ field, typed, hint }: SenderFieldsProps) {
  return (
    <>
      <TextField
        {...field('name')}
        defaultValue={typed.name}
        maxLength={maxSenderLength}
        autoComplete="name"
        required
      />
      <TextField
        {...field('email')}
        type="email"
        hint={hint}
        defaultValue={typed.email}
        maxLength={maxAddressLength}
        autoComplete="email"
        required
      />
      <TextAreaField
        {...field('message')}
        defaultValue={typed.message}
        rows={messageRows}
        maxLength={maxMessageLength}
        required
      />
    </>
  );
}

/**
 * The honeypot field, which people neither see nor reach; its label tells those who find it to
 * leave it empty.
 */
function Trap({ id, label }: { readonly id: string; readonly label: string }) {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label htmlFor={id}>{label}</label>
      <input id={id} name={honeypotField} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}

/** The form with the wrapper for its script. */
export function ContactFormInPlace(form: Form) {
  const { formatMessage } = publicIntl(form.locale);
  return (
    <FormShell notSent={formatMessage({ id: 'form.not-sent' })}>
      <ContactForm {...form} />
    </FormShell>
  );
}
