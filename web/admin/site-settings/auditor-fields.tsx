import { type AuditorSetting, withholdings } from '@parvis/contracts/accounts/auditor-reading.ts';
import { useIntl } from 'react-intl';
import { CheckboxField } from '../blocks/checkbox-field.tsx';
import { useInterfaceLanguage } from '../shell/interface-language.tsx';

interface AuditorFieldsProps {
  readonly value: AuditorSetting;
  readonly onChange: (value: AuditorSetting) => void;
  readonly readOnly: boolean;
}

/** What auditors read besides what was public. */
export function AuditorFields({ value, onChange, readOnly }: AuditorFieldsProps) {
  const intl = useIntl();
  const { language: locale } = useInterfaceLanguage();
  return withholdings.map((what) => (
    <CheckboxField
      key={what}
      label={intl.formatMessage({ id: `settings.auditors.${what}` })}
      value={value[what]}
      onChange={(isRead) => onChange({ ...value, [what]: isRead === true })}
      refused={undefined}
      {...{ readOnly, locale }}
    />
  ));
}
