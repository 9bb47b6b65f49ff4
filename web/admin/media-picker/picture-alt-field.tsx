import { type PictureAlt, pictureAltSchema } from '@parvis/contracts/media/picture-alt.ts';
import type { ImageView } from '@parvis/contracts/media/views.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { useQuery } from '@tanstack/react-query';
import { type IntlShape, useIntl } from 'react-intl';
import { dataOf, type FieldProps, textOf } from '../blocks/field-props.ts';
import { Field } from '../shell/field.tsx';
import { NativeSelect } from '../shell/native-select.tsx';
import { readImage } from './api/images.ts';
import styles from './media-picker.module.css';

/** What a use of a picture can say of it; `library` leaves it to the library. */
export const altKinds = ['library', 'own', 'decorative'] as const;

/** What the use of the picture beside it says of it: what the library says, words of its own, or nothing. */
export function PictureAltField(props: FieldProps) {
  const { label, value, onChange, readOnly, locale, beside } = props;
  const intl = useIntl();
  const id = textOf(beside?.['imageId']);
  const { data: image } = useQuery({ ...readImage(id), enabled: id !== '' });
  if (id === '') return null;
  const kind = pictureAltSchema.options.find(
    ({ shape }) => shape.kind.value === dataOf(value)['kind'],
  )?.shape.kind.value;
  const choose = (chosen: (typeof altKinds)[number]) => {
    if (!readOnly) onChange(valueOf(chosen, image, locale));
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
          value={textOf(dataOf(value)['text'])}
          onChange={(text) => onChange({ kind, text })}
          refused={props.refused}
          rows={2}
          readOnly={readOnly}
        />
      )}
    </div>
  );
}

/** Words of its own begin as what the library says. */
function valueOf(
  chosen: (typeof altKinds)[number],
  image: ImageView | undefined,
  locale: Locale,
): PictureAlt | undefined {
  if (chosen === 'library') return undefined;
  if (chosen === 'decorative') return { kind: chosen };
  return { kind: chosen, text: image?.alternativeText[locale] ?? '' };
}

/** What a page in a language says of a picture if its use says nothing of its own. */
function wordsOfLibrary(intl: IntlShape, image: ImageView, locale: Locale): string {
  if (image.decorative) return intl.formatMessage({ id: 'picture-alt.library-decorative' });
  const text = image.alternativeText[locale];
  if (text === '') return intl.formatMessage({ id: 'media.alternative-missing' });
  return intl.formatMessage({ id: 'picture-alt.library-says' }, { text });
}
