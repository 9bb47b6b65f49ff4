import { useIntl } from 'react-intl';

/** A moment with its seconds, in Paris time: auditors tell changes of one minute apart. */
export function ExactMoment({ at }: { readonly at: string }) {
  const intl = useIntl();
  const format = { timeZone: 'Europe/Paris', dateStyle: 'medium', timeStyle: 'medium' } as const;
  return (
    <time dateTime={at} title={at}>
      {intl.formatDate(at, format)}
    </time>
  );
}
