import { withFrenchOrdinal } from '@parvis/contracts/site/dates.ts';
import { type IntlShape, useIntl } from 'react-intl';
import { useInterfaceLanguage } from '../../shell/interface-language.tsx';

/** A calendar day (`2026-01-05`), localized. */
export function FigureDay({ day }: { day: string }) {
  const words = useDayWords();
  return <time dateTime={day}>{words(day)}</time>;
}

/** Returns the function that formats a calendar day. */
export function useDayWords(): (day: string) => string {
  const intl = useIntl();
  const { language } = useInterfaceLanguage();
  return (day) => withFrenchOrdinal(dayWords(intl, day), language);
}

function dayWords(intl: IntlShape, day: string): string {
  return intl.formatDate(day, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
}
