import type { MediaView } from '@parvis/contracts/media/views.ts';
import { defaultLocale, locales } from '@parvis/contracts/site/locale.ts';
import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { CheckboxField } from '../blocks/checkbox-field.tsx';
import { FoundWork } from '../drafts/found-work.tsx';
import { failureMessage } from '../requests/failure-message.ts';
import { Field } from '../shell/field.tsx';
import { inLanguage } from '../shell/in-language.ts';
import styles from './media-picker.module.css';
import { type TextField, useMediaText } from './use-media-text.ts';

interface MediaTextFieldsProps {
  readonly media: MediaView;
  readonly readOnly: boolean;
}

type EditedText = ReturnType<typeof useMediaText>;

/** The fields of a media item's text: titles, alternative texts and credit. */
export function MediaTextFields({ media, readOnly }: MediaTextFieldsProps) {
  const intl = useIntl();
  const text = useMediaText(media);
  return (
    <fieldset className={styles.words}>
      <legend>
        <FormattedMessage id="media.words" />
      </legend>
      {!readOnly && <FoundWork {...text} />}
      {locales.map((locale) => (
        <EditedField
          key={locale}
          field={`title.${locale}`}
          label={inLanguage(intl, 'media.title-in', locale)}
          hint={
            locale !== defaultLocale
              ? intl.formatMessage({ id: 'media.title-optional' })
              : undefined
          }
          text={text}
          readOnly={readOnly}
        />
      ))}
      <AlternativeTextFields text={text} readOnly={readOnly} />
      <EditedField
        field="credit"
        label={intl.formatMessage({ id: 'media.credit' })}
        text={text}
        readOnly={readOnly}
      />
      {text.error !== undefined && (
        <p role="alert" className="refused">
          {failureMessage(intl, text.error)}
        </p>
      )}
      {text.hasChanged && !readOnly && (
        <Button className="button small" onPress={() => void text.save()}>
          <FormattedMessage id="media.save-words" />
        </Button>
      )}
    </fieldset>
  );
}

interface AlternativeTextProps {
  readonly text: EditedText;
  readonly readOnly: boolean;
}

/** The alternative text of an image or a video, and whether an image needs one. */
function AlternativeTextFields({ text, readOnly }: AlternativeTextProps) {
  const intl = useIntl();
  const { fields, change } = text;
  const { decorative } = fields;
  if (fields[`alternativeText.${defaultLocale}`] === undefined) return null;
  return (
    <>
      {locales.map((locale) => (
        <EditedField
          key={locale}
          field={`alternativeText.${locale}`}
          label={inLanguage(intl, 'media.alternative-in', locale)}
          hint={
            decorative === false && fields[`alternativeText.${locale}`] === ''
              ? intl.formatMessage({ id: 'media.alternative-missing' })
              : undefined
          }
          rows={2}
          text={text}
          readOnly={readOnly}
        />
      ))}
      {decorative !== undefined && (
        <CheckboxField
          label={intl.formatMessage({ id: 'media.decorative' })}
          value={decorative}
          onChange={(value) => change('decorative', value === true)}
          refused={undefined}
          readOnly={readOnly}
          locale={defaultLocale}
        />
      )}
    </>
  );
}

interface EditedFieldProps extends AlternativeTextProps {
  readonly field: TextField;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly rows?: number;
}

/** A field that shows what another user saved in it meanwhile. */
function EditedField({ field, text, hint, ...labelled }: EditedFieldProps) {
  const intl = useIntl();
  const other = text.savedMeanwhile(field);
  return (
    <Field
      {...labelled}
      value={String(text.fields[field])}
      onChange={(typed) => text.change(field, typed)}
      hint={
        other === undefined
          ? hint
          : intl.formatMessage({ id: 'media.saved-meanwhile' }, { text: other })
      }
    />
  );
}
