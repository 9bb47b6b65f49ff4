import { withFrenchOrdinal } from '@parvis/contracts/site/dates.ts';
import { type IntlShape, useIntl } from 'react-intl';
import { useInterfaceLanguage } from '../../shell/interface-language.tsx';

/** A day of the calendar (`2026-01-05`) in words. */
export function FigureDay({ day }: { day: string }) {
  const words = useDayWords();
  return <time dateTime={day}>{words(day)}</time>;
}

/** Returns the function that puts a day of the calendar into words. */
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
