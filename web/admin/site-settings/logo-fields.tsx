import type { LogoSetting } from '@parvis/contracts/site-settings/settings.ts';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { CheckboxField } from '../blocks/checkbox-field.tsx';
import { ImageField } from '../media-picker/image-field.tsx';
import { useInterfaceLanguage } from '../shell/interface-language.tsx';
import { NativeSelect } from '../shell/native-select.tsx';

const kinds = ['none', 'mark', 'picture'] as const;

interface LogoFieldsProps {
  readonly value: LogoSetting;
  readonly onChange: (logo: LogoSetting) => void;
  readonly refused: ReadonlyMap<string, string>;
  readonly readOnly: boolean;
}

/** The logo, next to the site's name or instead of it. */
export function LogoFields({ value, onChange, refused, readOnly }: LogoFieldsProps) {
  const intl = useIntl();
  const [kind, setKind] = useState<(typeof kinds)[number]>(value.kind);
  const label = intl.formatMessage({ id: 'settings.logo' });
  const choose = (chosen: (typeof kinds)[number]) => {
    if (readOnly) return;
    setKind(chosen);
    // An image is only set once one is picked.
    onChange(chosen === 'mark' ? { kind: 'mark' } : { kind: 'none' });
  };
  return (
    <>
      <NativeSelect
        label={label}
        value={kind}
        onChange={choose}
        options={kinds.map((one) => ({
          value: one,
          label: intl.formatMessage({ id: `settings.logo.${one}` }),
        }))}
      />
      {kind === 'picture' && (
        <ImageField
          label={label}
          value={value.kind === 'picture' ? value.imageId : undefined}
          onChange={(imageId) =>
            onChange(
              imageId ? { withName: true, ...value, kind: 'picture', imageId } : { kind: 'none' },
            )
          }
          refused={refused.get('logo/imageId')}
          readOnly={readOnly}
          optional={false}
        />
      )}
      {value.kind === 'picture' && <PictureFields {...{ value, onChange, refused, readOnly }} />}
    </>
  );
}

interface PictureFieldsProps extends LogoFieldsProps {
  readonly value: Extract<LogoSetting, { kind: 'picture' }>;
}

/** The other image of a logo, and whether the name is beside both. */
function PictureFields({ value, onChange, refused, readOnly }: PictureFieldsProps) {
  const intl = useIntl();
  const { language: locale } = useInterfaceLanguage();
  const { onDeepId: _, ...rest } = value;
  return (
    <>
      <ImageField
        label={intl.formatMessage({ id: 'settings.logo.on-deep' })}
        value={value.onDeepId}
        onChange={(onDeepId) => onChange(onDeepId ? { ...rest, onDeepId } : rest)}
        refused={refused.get('logo/onDeepId')}
        readOnly={readOnly}
        optional
      />
      <CheckboxField
        label={intl.formatMessage({ id: 'settings.logo.with-name' })}
        value={value.withName}
        onChange={(withName) => onChange({ ...value, withName: withName === true })}
        refused={undefined}
        readOnly={readOnly}
        locale={locale}
      />
    </>
  );
}
