import type { MediaId } from '@parvis/contracts/media/ids.ts';
import type { VideoView } from '@parvis/contracts/media/views.ts';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type MediaText, saveMediaText } from '../../media-picker/api/save-media-text.ts';
import { ImageField } from '../../media-picker/image-field.tsx';
import { useCommand } from '../../requests/use-command.ts';
import { useRefresh } from '../../requests/use-refresh.ts';
import { PosterAltFields } from './poster-alt.tsx';

/** The image shown for a video until it plays; a choice is saved immediately. */
export function Poster({ video, readOnly }: { video: VideoView; readOnly: boolean }) {
  const intl = useIntl();
  const heading = useId();
  const { run, busy } = useCommand(useRefresh('media'));
  const save = (said: Pick<MediaText, 'posterId' | 'posterAlt'>) =>
    void run({
      send: () => saveMediaText(video, said),
      done: () => ({ words: intl.formatMessage({ id: 'item.poster-saved' }) }),
    });
  const choose = (imageId: MediaId | undefined) =>
    save({ posterId: imageId ?? null, posterAlt: undefined });
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>
        <FormattedMessage id="item.poster" />
      </h2>
      {video.posterId === null && (
        <p>
          <FormattedMessage id="item.no-poster" />
        </p>
      )}
      <ImageField
        label={intl.formatMessage({ id: 'item.poster' })}
        value={video.posterId ?? undefined}
        onChange={choose}
        refused={undefined}
        readOnly={readOnly || busy}
        optional
      />
      {video.posterId !== null && (
        <PosterAltFields
          key={video.posterId}
          video={video}
          onSave={(posterAlt) => save({ posterAlt })}
          readOnly={readOnly || busy}
        />
      )}
    </section>
  );
}
