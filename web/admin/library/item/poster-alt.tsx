import { type PosterAlt, posterAltSchema } from '@parvis/contracts/media/picture-alt.ts';
import type { VideoView } from '@parvis/contracts/media/views.ts';
import { byLocale, locales } from '@parvis/contracts/site/locale.ts';
import { useMemo, useState } from 'react';
import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { z } from 'zod';
import { FoundWork } from '../../drafts/found-work.tsx';
import { useStoredWork } from '../../drafts/use-stored-work.ts';
import { altKinds } from '../../media-picker/picture-alt-field.tsx';
import { Field } from '../../shell/field.tsx';
import { inLanguage } from '../../shell/in-language.ts';
import { NativeSelect } from '../../shell/native-select.tsx';

interface PosterAltFieldsProps {
  readonly video: Pick<VideoView, 'id' | 'revision' | 'posterId' | 'posterAlt'>;
  readonly onSave: (alt: PosterAlt) => void;
  readonly readOnly: boolean;
}

const noTexts = byLocale(() => '');
const typedSchema = z.object({ alt: posterAltSchema });

/**
 * The description of a video's poster; texts for it are saved by a button, any other choice
 * immediately.
 */
export function PosterAltFields({ video, onSave, readOnly }: PosterAltFieldsProps) {
  const intl = useIntl();
  const { id, revision, posterId, posterAlt: saved } = video;
  // The typed text remains when another revision of the video arrives, until it is saved.
  const [typed, setTyped] = useState<z.infer<typeof typedSchema>>();
  const work = useMemo(() => typed && { draft: typed, revision }, [typed, revision]);
  const kept = useStoredWork(`poster-${id}.${posterId}`, typedSchema, work, setTyped);
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
      {!readOnly && <FoundWork {...kept} />}
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
            label={inLanguage(intl, 'media.alternative-in', locale)}
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
