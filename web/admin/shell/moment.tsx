import { useIntl } from 'react-intl';

/** A moment in the reader's words; `at` is ISO 8601. Shown in Paris time, like all of the product. */
export function Moment({ at }: { at: string }) {
  const intl = useIntl();
  const zoned = { timeZone: 'Europe/Paris' } as const;
  return (
    <time
      dateTime={at}
      title={intl.formatDate(at, { ...zoned, dateStyle: 'full', timeStyle: 'medium' })}
    >
      {intl.formatDate(at, {
        ...zoned,
        day: 'numeric',
        month: 'short',
        year: 'numeric',
        hour: '2-digit',
        minute: '2-digit',
      })}
    </time>
  );
}
