import type { AuthenticationForm as Form } from '@parvis/contracts/accounts/entry-form.ts';
import type { FormErrors } from '@parvis/contracts/http/form.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { PublicForm } from '../../site/forms/public-form.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { publicIntl } from '../intl.ts';

export interface EntryFormProps {
  readonly locale: Locale;
  readonly form: Form;
  readonly submissionId: string;
  readonly errors?: FormErrors | undefined;
}

/** A sign-in form of the back-office: a plain form that works without script. */
export function EntryForm({ form, ...common }: EntryFormProps) {
  switch (form.kind) {
    case 'sign-in':
      return <SignInForm {...form} {...common} />;
    case 'new-password':
      return <NewPasswordForm {...form} {...common} />;
    case 'new-email':
      return <NewEmailForm {...form} {...common} />;
    case 'forgotten':
      return <ForgottenForm {...form} {...common} />;
    case 'link-sent':
      return null;
    case 'code':
      return <CodeForm {...form} {...common} />;
  }
}

type FormOf<Kind extends Form['kind']> = Omit<EntryFormProps, 'form'> &
  Extract<Form, { readonly kind: Kind }>;

function SignInForm({ locale, next, email, submissionId, errors }: FormOf<'sign-in'>) {
  const { formatMessage } = publicIntl(locale);
  const labels = {
    email: formatMessage({ id: 'sign-in.email' }),
    password: formatMessage({ id: 'sign-in.password' }),
  };
  return (
    <PublicForm
      action="/admin/session"
      submissionId={submissionId}
      submit={formatMessage({ id: 'sign-in.submit' })}
      refusedTitle={formatMessage({ id: 'sign-in.refused' })}
      labels={labels}
      errors={errors}
    >
      <input type="hidden" name="next" value={next} />
      <TextField
        id="email"
        name="email"
        type="email"
        label={labels.email}
        defaultValue={email}
        error={errors?.byField['email']}
        autoComplete="username"
        required
      />
      <TextField
        id="password"
        name="password"
        type="password"
        label={labels.password}
        error={errors?.byField['password']}
        autoComplete="current-password"
        required
      />
    </PublicForm>
  );
}

function NewPasswordForm({ locale, linkKey, submissionId, errors }: FormOf<'new-password'>) {
  const { formatMessage } = publicIntl(locale);
  const labels = { password: formatMessage({ id: 'new-password.password' }) };
  return (
    <PublicForm
      action="/admin/password"
      submissionId={submissionId}
      submit={formatMessage({ id: 'new-password.submit' })}
      refusedTitle={formatMessage({ id: 'new-password.refused' })}
      labels={labels}
      errors={errors}
    >
      <input type="hidden" name="key" value={linkKey} />
      <TextField
        id="password"
        name="password"
        type="password"
        label={labels.password}
        error={errors?.byField['password']}
        autoComplete="new-password"
        required
      />
    </PublicForm>
  );
}

function NewEmailForm({ locale, linkKey, submissionId, errors }: FormOf<'new-email'>) {
  const { formatMessage } = publicIntl(locale);
  return (
    <PublicForm
      action="/admin/email"
      submissionId={submissionId}
      submit={formatMessage({ id: 'new-email.submit' })}
      refusedTitle={formatMessage({ id: 'new-email.refused' })}
      labels={{}}
      errors={errors}
    >
      <input type="hidden" name="key" value={linkKey} />
    </PublicForm>
  );
}

function ForgottenForm({ locale, email, submissionId, errors }: FormOf<'forgotten'>) {
  const { formatMessage } = publicIntl(locale);
  const labels = { email: formatMessage({ id: 'sign-in.email' }) };
  return (
    <PublicForm
      action="/admin/forgotten"
      submissionId={submissionId}
      submit={formatMessage({ id: 'forgotten.submit' })}
      refusedTitle={formatMessage({ id: 'forgotten.refused' })}
      labels={labels}
      errors={errors}
    >
      <TextField
        id="email"
        name="email"
        type="email"
        label={labels.email}
        defaultValue={email}
        error={errors?.byField['email']}
        autoComplete="username"
        required
      />
    </PublicForm>
  );
}

function CodeForm({ locale, next, submissionId, errors }: FormOf<'code'>) {
  const { formatMessage } = publicIntl(locale);
  const labels = { code: formatMessage({ id: 'code.code' }) };
  return (
    <PublicForm
      action="/admin/code"
      submissionId={submissionId}
      submit={formatMessage({ id: 'code.submit' })}
      refusedTitle={formatMessage({ id: 'code.refused' })}
      labels={labels}
      errors={errors}
    >
      <input type="hidden" name="next" value={next} />
      <TextField
        id="code"
        name="code"
        label={labels.code}
        error={errors?.byField['code']}
        autoComplete="one-time-code"
        required
      />
    </PublicForm>
  );
}
