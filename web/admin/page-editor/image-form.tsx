import { imageSizeSchema } from '@parvis/contracts/content/modules/image.ts';
import { useIntl } from 'react-intl';
import { ImageField } from '../media-picker/image-field.tsx';
import { Field } from '../shell/field.tsx';
import { NativeSelect } from '../shell/native-select.tsx';
import type { FormProps } from './form-props.ts';

/** A picture of the library with a caption of its own here. */
export function ImageForm({ data, onChange, refused, readOnly }: FormProps) {
  const intl = useIntl();
  const size = imageSizeSchema.catch('text').parse(data['size']);
  return (
    <div>
      <ImageField
        label={intl.formatMessage({ id: 'image.imageId' })}
        value={typeof data['imageId'] === 'string' ? data['imageId'] : undefined}
        onChange={(imageId) => onChange({ ...data, imageId })}
        refused={refused.get('imageId')}
        readOnly={readOnly}
      />
      <Field
        name="caption"
        label={intl.formatMessage({ id: 'image.caption' })}
        value={typeof data['caption'] === 'string' ? data['caption'] : ''}
        onChange={(caption) => onChange({ ...data, caption })}
        refused={refused.get('caption')}
        readOnly={readOnly}
        rows={2}
      />
      <NativeSelect
        label={intl.formatMessage({ id: 'image.size' })}
        value={size}
        options={imageSizeSchema.options.map((value) => ({
          value,
          label: intl.formatMessage({ id: `image.size-${value}` }),
        }))}
        onChange={(chosen) => {
          if (!readOnly) onChange({ ...data, size: chosen });
        }}
      />
    </div>
  );
}
