import { withFrenchOrdinal } from '@parvis/contracts/site/dates.ts';
import { useIntl } from 'react-intl';
import { useInterfaceLanguage } from '../shell/interface-language.tsx';

/** A localized day, in Paris; `at` is ISO 8601. */
export function Day({ at }: { at: string }) {
  const intl = useIntl();
  const { language } = useInterfaceLanguage();
  const words = intl.formatDate(at, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'Europe/Paris',
  });
  return <time dateTime={at}>{withFrenchOrdinal(words, language)}</time>;
}
