import type { FormErrors } from '@parvis/contracts/http/form.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { PublicForm } from '../../site/forms/public-form.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { wordsIn } from '../words.ts';

export interface SignInFormProps {
  readonly locale: Locale;
  readonly next: string;
  readonly email: string;
  readonly submissionId: string;
  readonly errors?: FormErrors | undefined;
}

/** The way into the back-office: an ordinary form, which needs no script. */
export function SignInForm({ locale, next, email, submissionId, errors }: SignInFormProps) {
  const { formatMessage } = wordsIn[locale];
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
