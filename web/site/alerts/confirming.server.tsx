import type { StepView } from '@parvis/contracts/alerts/step-view.ts';
import { actionPath } from '@parvis/contracts/alerts/steps.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { useIntl } from 'react-intl';
import { Link } from '../../ui/link/link.tsx';
import { PublicForm } from '../forms/public-form.tsx';
import type { StepProps } from './step-props.ts';
import { useAlertWords } from './use-alert-words.server.ts';

type Fields = Readonly<Record<string, string>>;

/** A button that does what a link or a step is for, with what it sends; nothing for other views. */
export function Confirming({ view, locale, submissionId, errors }: StepProps) {
  const { formatMessage } = useIntl();
  const { words } = useAlertWords();
  const form = composeForm(view, locale);
  if (form === undefined) return null;
  return (
    <>
      <PublicForm
        action={form.action}
        submissionId={submissionId}
        submit={formatMessage({ id: `alerts.${view.view}.submit` })}
        refusedTitle={words('refused')}
        labels={{}}
        errors={errors}
      >
        {Object.entries(form.fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      </PublicForm>
      {view.view === 'unsubscribe' && !view.all ? (
        <p>
          <Link href={`${form.action}?token=${encodeURIComponent(view.token)}&all=1`}>
            {words('unsubscribe-all')}
          </Link>
        </p>
      ) : null}
    </>
  );
}

/**
 * The secret is sent as a field, never in the address: programs that post to the link itself change
 * nothing.
 */
function composeForm(
  view: StepView,
  locale: Locale,
): { readonly action: string; readonly fields: Fields } | undefined {
  const { type } = view;
  switch (view.view) {
    case 'activate':
      return { action: actionPath(type, 'activate', locale, view.aid), fields: secretFields(view) };
    case 'open':
    case 'open-one':
      return { action: actionPath(type, 'manage', locale, view.aid), fields: secretFields(view) };
    case 'delete':
      return { action: actionPath(type, 'delete', locale, view.alert.id), fields: {} };
    case 'disconnect': {
      const own = type === 'newsletter' ? 'jobv2' : type;
      return { action: actionPath(own, 'disconnect', locale), fields: {} };
    }
    case 'unsubscribe':
      return {
        action: actionPath(type, 'unsubscribe', locale, view.aid),
        fields: secretFields(view),
      };
    case 'unsubscribed':
      return view.token === ''
        ? undefined
        : { action: actionPath(type, 'resubscribe', locale, view.aid), fields: secretFields(view) };
    case 'never':
      return { action: actionPath(type, 'never', locale, view.aid), fields: secretFields(view) };
    case 'never-done': {
      const fields = { ...secretFields(view), lift: '1' };
      return { action: actionPath(type, 'never', locale, view.aid), fields };
    }
    default:
      return undefined;
  }
}

function secretFields(view: { readonly token: string; readonly all?: boolean }): Fields {
  return { token: view.token, ...(view.all && { all: '1' }) };
}
