import { imageDetailsSchema } from '@parvis/contracts/media/details.ts';
import type { ImageView } from '@parvis/contracts/media/views.ts';
import { locales } from '@parvis/contracts/site/locale.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { failureWords } from '../requests/failure-words.ts';
import { Field } from '../shell/field.tsx';
import { readImage, saveImage } from './api/images.ts';
import styles from './media-picker.module.css';

interface ImageWordsProps {
  readonly image: ImageView;
  readonly readOnly: boolean;
}

/** What the library says of a picture wherever it is shown: alternative texts and credit. */
export function ImageWords({ image, readOnly }: ImageWordsProps) {
  const intl = useIntl();
  const { words, change, hasChanged, save, error } = useImageWords(image);
  return (
    <fieldset className={styles.words}>
      <legend>
        <FormattedMessage id="media.words" />
      </legend>
      {locales.map((locale) => (
        <Field
          key={locale}
          label={intl.formatMessage({ id: `media.alternative-${locale}` })}
          value={words.alternativeText[locale]}
          onChange={(text) =>
            change({ alternativeText: { ...words.alternativeText, [locale]: text } })
          }
          rows={2}
          readOnly={readOnly}
          hint={
            words.alternativeText[locale] === '' && !image.decorative
              ? intl.formatMessage({ id: 'media.alternative-missing' })
              : undefined
          }
        />
      ))}
      <Field
        label={intl.formatMessage({ id: 'media.credit' })}
        value={words.credit}
        onChange={(credit) => change({ credit })}
        readOnly={readOnly}
      />
      {error !== undefined && (
        <p role="alert" className="refused">
          {failureWords(intl, error)}
        </p>
      )}
      {hasChanged && !readOnly && (
        <Button className="button small" onPress={() => void save()}>
          <FormattedMessage id="media.save-words" />
        </Button>
      )}
    </fieldset>
  );
}

type Words = Pick<ImageView, 'alternativeText' | 'credit'>;

/** The words as they are typed; they are saved by themselves, because other pages show them too. */
function useImageWords(image: ImageView) {
  const queryClient = useQueryClient();
  const { alternativeText, credit } = image;
  const [words, setWords] = useState<Words>({ alternativeText, credit });
  const [error, setError] = useState<unknown>();
  const hasChanged =
    words.credit !== credit ||
    locales.some((locale) => words.alternativeText[locale] !== alternativeText[locale]);
  const save = async () => {
    try {
      const saved = await saveImage(image, imageDetailsSchema.parse({ ...image, ...words }));
      queryClient.setQueryData(readImage(image.id).queryKey, saved);
    } catch (cause) {
      setError(cause);
    }
  };
  const change = (changed: Partial<Words>) => setWords({ ...words, ...changed });
  return { words, change, hasChanged, save, error };
}
