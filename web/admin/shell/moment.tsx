import { withFrenchOrdinal } from '@parvis/contracts/site/dates.ts';
import { type FormatDateOptions, useIntl } from 'react-intl';
import { useInterfaceLanguage } from './interface-language.tsx';

/** A localized date and time, in Paris time; `at` is ISO 8601. */
export function Moment({ at }: { at: string }) {
  const intl = useIntl();
  const { language } = useInterfaceLanguage();
  const words = (format: FormatDateOptions) =>
    withFrenchOrdinal(intl.formatDate(at, { ...format, timeZone: 'Europe/Paris' }), language);
  return (
    <time dateTime={at} title={words({ dateStyle: 'full', timeStyle: 'medium' })}>
      {words({
        day: 'numeric',
        month: 'short',
        year: 'numeric',
        hour: '2-digit',
        minute: '2-digit',
      })}
    </time>
  );
}
