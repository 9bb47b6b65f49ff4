import type { VideoDetails } from '@parvis/contracts/media/details.ts';
import { locales } from '@parvis/contracts/site/locale.ts';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { altKinds } from '../../media-picker/picture-alt-field.tsx';
import { Field } from '../../shell/field.tsx';
import { NativeSelect } from '../../shell/native-select.tsx';

type PosterAlt = VideoDetails['posterAlt'];

interface PosterAltFieldsProps {
  readonly saved: PosterAlt;
  readonly onSave: (alt: PosterAlt) => void;
  readonly readOnly: boolean;
}

const noTexts = { fr: '', en: '' };

/**
 * The description of a video's poster; its own texts are saved by a button, any other choice at
 * once.
 */
export function PosterAltFields({ saved, onSave, readOnly }: PosterAltFieldsProps) {
  const intl = useIntl();
  // What was typed remains when another revision of the video arrives, until it is saved.
  const [typed, setTyped] = useState<{ readonly alt: PosterAlt }>();
  const alt = typed === undefined ? saved : typed.alt;
  const hasChanged = JSON.stringify(alt) !== JSON.stringify(saved);
  if (typed !== undefined && !hasChanged) setTyped(undefined);
  const choose = (kind: (typeof altKinds)[number]) => {
    if (readOnly) return;
    const chosen: PosterAlt =
      kind === 'own' ? { kind, texts: noTexts } : kind === 'library' ? undefined : { kind };
    setTyped({ alt: chosen });
    if (kind !== 'own') onSave(chosen);
  };
  return (
    <>
      <NativeSelect
        label={intl.formatMessage({ id: 'item.poster-alt' })}
        value={alt?.kind ?? 'library'}
        options={altKinds.map((one) => ({
          value: one,
          label: intl.formatMessage({ id: `picture-alt.${one}` }),
        }))}
        onChange={choose}
      />
      {alt?.kind === 'own' &&
        locales.map((locale) => (
          <Field
            key={locale}
            label={intl.formatMessage({ id: `media.alternative-${locale}` })}
            value={alt.texts[locale]}
            onChange={(text) =>
              setTyped({ alt: { ...alt, texts: { ...alt.texts, [locale]: text } } })
            }
            rows={2}
            readOnly={readOnly}
          />
        ))}
      {alt?.kind === 'own' && hasChanged && !readOnly && (
        <Button
          className="button small"
          isDisabled={Object.values(alt.texts).every((text) => text.trim() === '')}
          onPress={() => onSave(alt)}
        >
          <FormattedMessage id="media.save-words" />
        </Button>
      )}
    </>
  );
}
