import { type Locale, locales } from '@parvis/contracts/site/locale.ts';
import { useIntl } from 'react-intl';
import { NativeSelect } from './native-select.tsx';

interface LocaleSelectProps {
  readonly value: Locale;
  readonly onChange: (locale: Locale) => void;
}

/** The choice of one of the site's languages. */
export function LocaleSelect({ value, onChange }: LocaleSelectProps) {
  const intl = useIntl();
  return (
    <NativeSelect
      label={intl.formatMessage({ id: 'filter.locale' })}
      value={value}
      options={locales.map((locale) => ({
        value: locale,
        label: intl.formatMessage({ id: `locale.${locale}` }),
      }))}
      onChange={onChange}
    />
  );
}
