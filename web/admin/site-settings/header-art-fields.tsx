import { type Brand, headerArtSchema } from '@parvis/contracts/brand/brand.ts';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { ImageField } from '../media-picker/image-field.tsx';
import { NativeSelect } from '../shell/native-select.tsx';
import { DrawingField } from './drawing-field.tsx';

const kinds = headerArtSchema.options.map(({ shape }) => shape.kind.value);
type Kind = (typeof kinds)[number];

interface HeaderArtFieldsProps {
  readonly value: Brand['header'];
  readonly onChange: (changed: Pick<Brand, 'header'>) => void;
  readonly refused: ReadonlyMap<string, string>;
  readonly readOnly: boolean;
}

/** What headers of pages without an image show. */
export function HeaderArtFields({ value, onChange, refused, readOnly }: HeaderArtFieldsProps) {
  const intl = useIntl();
  const [kind, setKind] = useState<Kind>(value?.kind ?? 'chart');
  const label = intl.formatMessage({ id: 'settings.brand.header' });
  const choose = (chosen: Kind) => {
    if (readOnly) return;
    setKind(chosen);
    // An image or a drawing is only set once one is picked.
    onChange(chosen === 'plain' ? { header: { kind: 'plain' } } : {});
  };
  return (
    <>
      <NativeSelect
        label={label}
        value={kind}
        onChange={choose}
        options={kinds.map((one) => ({
          value: one,
          label: intl.formatMessage({ id: `settings.brand.header.${one}` }),
        }))}
      />
      {kind === 'picture' && (
        <ImageField
          label={label}
          value={value?.kind === 'picture' ? value.imageId : undefined}
          onChange={(imageId) => onChange(imageId ? { header: { kind: 'picture', imageId } } : {})}
          refused={refused.get('brand/header/imageId')}
          readOnly={readOnly}
          optional={false}
        />
      )}
      {kind === 'drawing' && (
        <DrawingField
          value={value?.kind === 'drawing' ? value.file : undefined}
          onChange={(file) => onChange({ header: { kind: 'drawing', file } })}
          refused={refused.get('brand/header/file')}
          readOnly={readOnly}
        />
      )}
    </>
  );
}
