import type { MediaView } from '@parvis/contracts/media/views.ts';
import { type Locale, locales } from '@parvis/contracts/site/locale.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { CheckboxField } from '../blocks/checkbox-field.tsx';
import { failureMessage } from '../requests/failure-message.ts';
import { Field } from '../shell/field.tsx';
import { type MediaText, saveMediaText } from './api/save-media-text.ts';
import styles from './media-picker.module.css';

interface MediaTextFieldsProps {
  readonly media: MediaView;
  readonly readOnly: boolean;
}

/** The fields of a media item's text: titles, alternative texts and credit. */
export function MediaTextFields({ media, readOnly }: MediaTextFieldsProps) {
  const intl = useIntl();
  const { words, change, hasChanged, save, error } = useMediaText(media);
  const { title, credit } = words;
  return (
    <fieldset className={styles.words}>
      <legend>
        <FormattedMessage id="media.words" />
      </legend>
      {locales.map((locale) => (
        <Field
          key={locale}
          label={intl.formatMessage({ id: `media.title-${locale}` })}
          value={title[locale]}
          onChange={(text) => change({ title: { ...title, [locale]: text } })}
          readOnly={readOnly}
          hint={locale === 'en' ? intl.formatMessage({ id: 'media.title-optional' }) : undefined}
        />
      ))}
      <AlternativeTextFields words={words} change={change} readOnly={readOnly} />
      <Field
        label={intl.formatMessage({ id: 'media.credit' })}
        value={credit}
        onChange={(text) => change({ credit: text })}
        readOnly={readOnly}
      />
      {error !== undefined && (
        <p role="alert" className="refused">
          {failureMessage(intl, error)}
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

interface AlternativeTextProps {
  readonly words: Partial<MediaText>;
  readonly change: (changed: Partial<MediaText>) => void;
  readonly readOnly: boolean;
}

/** The alternative text of an image or a video, and whether an image needs one. */
function AlternativeTextFields({ words, change, readOnly }: AlternativeTextProps) {
  const intl = useIntl();
  const { alternativeText, decorative } = words;
  const isSilent = (locale: Locale) => decorative === false && alternativeText?.[locale] === '';
  return (
    <>
      {alternativeText &&
        locales.map((locale) => (
          <Field
            key={locale}
            label={intl.formatMessage({ id: `media.alternative-${locale}` })}
            value={alternativeText[locale]}
            onChange={(text) => change({ alternativeText: { ...alternativeText, [locale]: text } })}
            rows={2}
            readOnly={readOnly}
            hint={
              isSilent(locale) ? intl.formatMessage({ id: 'media.alternative-missing' }) : undefined
            }
          />
        ))}
      {decorative !== undefined && (
        <CheckboxField
          label={intl.formatMessage({ id: 'media.decorative' })}
          value={decorative}
          onChange={(value) => change({ decorative: value === true })}
          refused={undefined}
          readOnly={readOnly}
          locale="fr"
        />
      )}
    </>
  );
}

/** Holds the text being typed; it is saved separately from the page, since other pages show it too. */
function useMediaText(media: MediaView) {
  const queryClient = useQueryClient();
  const saved = wordsOf(media);
  const [words, setWords] = useState(saved);
  const [error, setError] = useState<unknown>();
  const save = async () => {
    try {
      const changed = await saveMediaText(media, words);
      queryClient.setQueryData(['media', media.kind, media.id], changed);
      await queryClient.invalidateQueries({ queryKey: ['media'] });
    } catch (cause) {
      setError(cause);
    }
  };
  const change = (changed: Partial<MediaText>) => setWords({ ...words, ...changed });
  const hasChanged = JSON.stringify(words) !== JSON.stringify(saved);
  return { words, change, hasChanged, save, error };
}

function wordsOf(media: MediaView): Partial<MediaText> & Pick<MediaText, 'title' | 'credit'> {
  const { title, credit } = media;
  if (media.kind === 'file') return { title, credit };
  const { alternativeText } = media;
  if (media.kind === 'video') return { title, credit, alternativeText };
  return { title, credit, alternativeText, decorative: media.decorative };
}
