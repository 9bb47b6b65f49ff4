import { type PictureAlt, pictureAltSchema } from '@parvis/contracts/media/picture-alt.ts';
import type { ImageView } from '@parvis/contracts/media/views.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { useQuery } from '@tanstack/react-query';
import { type IntlShape, useIntl } from 'react-intl';
import { type FieldProps, toData, toText } from '../blocks/field-props.ts';
import { Field } from '../shell/field.tsx';
import { NativeSelect } from '../shell/native-select.tsx';
import { readImage } from './api/images.ts';
import styles from './media-picker.module.css';

/** The alternative texts that a use of an image can have; `library` means the library's. */
export const altKinds = ['library', 'own', 'decorative'] as const;

/** The alternative text of the neighbouring image: the library's, a text for this use, or none. */
export function PictureAltField(props: FieldProps) {
  const { label, value, onChange, readOnly, locale, siblings } = props;
  const intl = useIntl();
  const id = toText(siblings?.['imageId']);
  const { data: image } = useQuery({ ...readImage(id), enabled: id !== '' });
  if (id === '') return null;
  const kind = pictureAltSchema.options.find(
    ({ shape }) => shape.kind.value === toData(value)['kind'],
  )?.shape.kind.value;
  const choose = (chosen: (typeof altKinds)[number]) => {
    if (!readOnly) onChange(toValue(chosen, image, locale));
  };
  return (
    <div className={styles.alt}>
      <NativeSelect
        label={label}
        value={kind ?? 'library'}
        options={altKinds.map((one) => ({
          value: one,
          label: intl.formatMessage({ id: `picture-alt.${one}` }),
        }))}
        onChange={choose}
      />
      {kind === undefined && image && (
        <p className={styles.said}>{wordsOfLibrary(intl, image, locale)}</p>
      )}
      {kind === 'own' && (
        <Field
          label={intl.formatMessage({ id: 'picture-alt.text' })}
          value={toText(toData(value)['text'])}
          onChange={(text) => onChange({ kind, text })}
          refused={props.refused}
          rows={2}
          readOnly={readOnly}
        />
      )}
    </div>
  );
}

/** The text for this use is initially the library's. */
function toValue(
  chosen: (typeof altKinds)[number],
  image: ImageView | undefined,
  locale: Locale,
): PictureAlt | undefined {
  if (chosen === 'library') return undefined;
  if (chosen === 'decorative') return { kind: chosen };
  return { kind: chosen, text: image?.alternativeText[locale] ?? '' };
}

/** Returns the alternative text of an image on pages in a language, unless its use has another. */
function wordsOfLibrary(intl: IntlShape, image: ImageView, locale: Locale): string {
  if (image.decorative) return intl.formatMessage({ id: 'picture-alt.library-decorative' });
  const text = image.alternativeText[locale];
  if (text === '') return intl.formatMessage({ id: 'media.alternative-missing' });
  return intl.formatMessage({ id: 'picture-alt.library-says' }, { text });
}
