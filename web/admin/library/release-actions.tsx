import type { MediaView } from '@parvis/contracts/media/views.ts';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { useCommand } from '../requests/use-command.ts';
import { useRefresh } from '../requests/use-refresh.ts';
import { releaseMedia, withdrawMedia } from './api/library.ts';
import { ReleaseDialog } from './release-dialog.tsx';

/** Releases an item to the public library, or withdraws it. */
export function ReleaseActions({ media, title }: { media: MediaView; title: string }) {
  const intl = useIntl();
  const [asking, setAsking] = useState(false);
  const { run, busy } = useCommand(useRefresh('media'));
  const done = (id: string) => () => ({ words: intl.formatMessage({ id }, { title }) });
  const release = (from: string | undefined) => {
    setAsking(false);
    const said = from === undefined ? 'library.released' : 'library.planned';
    void run({ send: () => releaseMedia(media, from), done: done(said) });
  };
  const withdraw = () =>
    void run({ send: () => withdrawMedia(media), done: done('library.withdrawn') });
  const named = (id: string) => ({ 'aria-label': intl.formatMessage({ id }, { title }) });
  return (
    <>
      {media.release?.state !== 'released' && (
        <Button
          className="button small"
          isDisabled={busy}
          onPress={() => setAsking(true)}
          {...named('library.release-of')}
        >
          <FormattedMessage id="library.release" />
        </Button>
      )}
      {media.release !== null && (
        <Button
          className="button small"
          isDisabled={busy}
          onPress={withdraw}
          {...named('library.withdraw-of')}
        >
          <FormattedMessage id="library.withdraw" />
        </Button>
      )}
      {asking && (
        <ReleaseDialog title={title} onRelease={release} onClose={() => setAsking(false)} />
      )}
    </>
  );
}
