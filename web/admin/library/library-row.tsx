import { mediaItemPath } from '@parvis/contracts/media/media-item-path.ts';
import { titleIn } from '@parvis/contracts/media/title-in.ts';
import type { MediaView } from '@parvis/contracts/media/views.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { useCommand } from '../requests/use-command.ts';
import { useInterfaceLanguage } from '../shell/interface-language.tsx';
import { useMayWrite } from '../shell/session.ts';
import { releaseMedia, withdrawMedia } from './api/library.ts';
import styles from './library.module.css';
import { MediaState } from './media-state.tsx';
import { ReleaseDialog } from './release-dialog.tsx';

/** One item of the library: what it is, who reaches it, and its release. */
export function LibraryRow({ media }: { media: MediaView }) {
  const { language } = useInterfaceLanguage();
  const mayWrite = useMayWrite();
  const title = titleIn(media.title, language);
  return (
    <li className={styles.row}>
      {media.kind === 'image' && (
        <img src={media.url} alt="" width={media.width} height={media.height} loading="lazy" />
      )}
      <div className={styles.about}>
        {media.visibility?.isPublic === true ? (
          <a href={mediaItemPath(media, language)} target="_blank" rel="noreferrer">
            {title}
          </a>
        ) : (
          <span>{title}</span>
        )}
        <MediaState media={media} />
      </div>
      {mayWrite && <ReleaseActions media={media} title={title} />}
    </li>
  );
}

function ReleaseActions({ media, title }: { media: MediaView; title: string }) {
  const intl = useIntl();
  const queryClient = useQueryClient();
  const [asking, setAsking] = useState(false);
  const refresh = useCallback(
    () => queryClient.invalidateQueries({ queryKey: ['media'] }),
    [queryClient],
  );
  const { run, busy } = useCommand(refresh);
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
    <div className={styles.actions}>
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
    </div>
  );
}
