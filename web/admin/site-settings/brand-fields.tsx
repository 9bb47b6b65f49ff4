import { type Brand, defaultCorner, defaultPalette } from '@parvis/contracts/brand/brand.ts';
import { FormattedMessage, useIntl } from 'react-intl';
import { CheckboxField } from '../blocks/checkbox-field.tsx';
import { NumberInput } from '../blocks/number-input.tsx';
import { useInterfaceLanguage } from '../shell/interface-language.tsx';
import { BrandPreview } from './brand-preview/brand-preview.tsx';
import { HeaderArtFields } from './header-art-fields.tsx';
import { PaletteFields } from './palette-fields.tsx';
import styles from './site-settings.module.css';

interface BrandFieldsProps {
  readonly value: Brand;
  readonly onChange: (brand: Brand) => void;
  readonly refused: ReadonlyMap<string, string>;
  readonly readOnly: boolean;
}

/** How the site looks, and its pages as they would look. */
export function BrandFields({ value, onChange, refused, readOnly }: BrandFieldsProps) {
  const intl = useIntl();
  const { language: locale } = useInterfaceLanguage();
  const { palette, ...others } = value;
  return (
    <>
      <p className={styles.hint}>
        <FormattedMessage id="settings.brand.hint" />
      </p>
      <CheckboxField
        label={intl.formatMessage({ id: 'settings.brand.own-palette' })}
        value={palette !== undefined}
        onChange={(isOwn) =>
          onChange(isOwn === true ? { ...others, palette: defaultPalette } : others)
        }
        refused={undefined}
        {...{ readOnly, locale }}
      />
      {palette && (
        <PaletteFields
          value={palette}
          onChange={(changed) => onChange({ ...value, palette: changed })}
          {...{ refused, readOnly }}
        />
      )}
      <HeaderArtFields
        value={value.header}
        onChange={({ header }) => {
          const { header: _, ...rest } = value;
          onChange(header === undefined ? rest : { ...rest, header });
        }}
        refused={refused.get('brand/header/imageId')}
        readOnly={readOnly}
      />
      <div className={styles.number}>
        <NumberInput
          label={intl.formatMessage({ id: 'settings.brand.corner' })}
          value={value.corner ?? defaultCorner}
          onChange={(corner) => {
            const { corner: _, ...rest } = value;
            onChange(
              typeof corner !== 'number' || corner === defaultCorner ? rest : { ...rest, corner },
            );
          }}
          refused={refused.get('brand/corner')}
          {...{ readOnly, locale }}
        />
      </div>
      <BrandPreview brand={value} />
    </>
  );
}
