import { withFrenchOrdinal } from '@parvis/contracts/site/dates.ts';
import { useIntl } from 'react-intl';
import { useInterfaceLanguage } from '../shell/interface-language.tsx';

/** A moment with its seconds, in Paris time: auditors tell changes of one minute apart. */
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
