import { videoSecondsSchema } from '@parvis/contracts/media/details.ts';
import type { VideoView } from '@parvis/contracts/media/views.ts';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { clockOf, secondsOf } from '../../../blocks/film-length.ts';
import { saveMediaText } from '../../media-picker/api/save-media-text.ts';
import { useCommand } from '../../requests/use-command.ts';
import { useRefresh } from '../../requests/use-refresh.ts';
import { Field } from '../../shell/field.tsx';

/** The length of a provider's video, as `2:05`, or empty; that of a file of ours is in the file. */
export function VideoLength({ video, readOnly }: { video: VideoView; readOnly: boolean }) {
  const { formatMessage } = useIntl();
  const { run, busy } = useCommand(useRefresh('media'));
  const saved = video.seconds === undefined ? '' : clockOf(video.seconds);
  const [typed, setTyped] = useState(saved);
  if ('fileId' in video.source) return null;
  const seconds = secondsOf(typed);
  const isValid = typed.trim() === '' || videoSecondsSchema.safeParse(seconds).success;
  return (
    <section aria-label={formatMessage({ id: 'item.length' })}>
      <Field
        label={formatMessage({ id: 'item.length' })}
        hint={formatMessage({ id: 'item.length-hint' })}
        value={typed}
        onChange={setTyped}
        refused={isValid ? undefined : formatMessage({ id: 'item.length-refused' })}
        readOnly={readOnly}
      />
      {typed.trim() !== saved && !readOnly && (
        <Button
          className="button small"
          isDisabled={!isValid || busy}
          onPress={() =>
            void run({
              send: () => saveMediaText(video, { seconds }),
              done: () => ({ words: formatMessage({ id: 'item.length-saved' }) }),
            })
          }
        >
          <FormattedMessage id="item.length-save" />
        </Button>
      )}
    </section>
  );
}
