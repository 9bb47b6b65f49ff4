import { withFrenchOrdinal } from '@parvis/contracts/site/dates.ts';
import { useIntl } from 'react-intl';
import { useInterfaceLanguage } from '../shell/interface-language.tsx';

/** A time with seconds, in Paris time, so that auditors can distinguish changes of the same minute. */
export function ExactMoment({ at }: { readonly at: string }) {
  const intl = useIntl();
  const { language } = useInterfaceLanguage();
  const format = { timeZone: 'Europe/Paris', dateStyle: 'medium', timeStyle: 'medium' } as const;
  return (
    <time dateTime={at} title={at}>
      {withFrenchOrdinal(intl.formatDate(at, format), language)}
    </time>
  );
}
