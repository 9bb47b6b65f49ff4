import {
  type Brand,
  defaultCorner,
  defaultLine,
  defaultPalette,
} from '@parvis/contracts/brand/brand.ts';
import { FormattedMessage, useIntl } from 'react-intl';
import { CheckboxField } from '../blocks/checkbox-field.tsx';
import { NumberInput } from '../blocks/number-input.tsx';
import { useInterfaceLanguage } from '../shell/interface-language.tsx';
import { BrandPreview } from './brand-preview/brand-preview.tsx';
import { FaceFields } from './face-fields.tsx';
import { HeaderArtFields } from './header-art-fields.tsx';
import { PaletteFields } from './palette-fields.tsx';
import styles from './site-settings.module.css';

interface BrandFieldsProps {
  readonly value: Brand;
  readonly onChange: (brand: Brand) => void;
  readonly refused: ReadonlyMap<string, string>;
  readonly readOnly: boolean;
}

/** Pixels, with what the product has. */
const usual = { corner: defaultCorner, line: defaultLine };
const measures = ['corner', 'line'] as const;

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
        refused={refused}
        readOnly={readOnly}
      />
      {measures.map((measure) => (
        <MeasureField key={measure} {...{ measure, value, onChange, refused, readOnly }} />
      ))}
      <FaceFields
        value={value.faces ?? {}}
        onChange={(faces) => {
          const { faces: _, ...rest } = value;
          onChange(Object.keys(faces).length === 0 ? rest : { ...rest, faces });
        }}
        {...{ refused, readOnly }}
      />
      <BrandPreview brand={value} />
    </>
  );
}

function MeasureField({
  measure,
  value,
  onChange,
  refused,
  readOnly,
}: BrandFieldsProps & { readonly measure: (typeof measures)[number] }) {
  const intl = useIntl();
  const { language: locale } = useInterfaceLanguage();
  return (
    <div className={styles.number}>
      <NumberInput
        label={intl.formatMessage({ id: `settings.brand.${measure}` })}
        value={value[measure] ?? usual[measure]}
        onChange={(pixels) => {
          const { [measure]: _, ...rest } = value;
          const isUsual = typeof pixels !== 'number' || pixels === usual[measure];
          onChange(isUsual ? rest : { ...rest, [measure]: pixels });
        }}
        refused={refused.get(`brand/${measure}`)}
        {...{ readOnly, locale }}
      />
    </div>
  );
}
