import { titleIn } from '@parvis/contracts/media/title-in.ts';
import type { MediaView } from '@parvis/contracts/media/views.ts';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { BulkDialog } from '../pages/bulk-dialog.tsx';
import styles from '../pages/pages.module.css';
import type { Selection } from '../pages/selection.ts';
import { useInterfaceLanguage } from '../shell/interface-language.tsx';
import { deleteMedia, undeleteMedia } from './api/item.ts';
import { releaseMedia, withdrawMedia } from './api/library.ts';
import { useMediaRefresh } from './item/use-media-refresh.ts';

/** What can be done with many items at once: to which it applies, and how. */
const actions = {
  release: {
    fits: ({ deleted, release }: MediaView) => !deleted && release?.state !== 'released',
    run: (media: MediaView): Promise<unknown> => releaseMedia(media, undefined),
  },
  withdraw: {
    fits: ({ deleted, release }: MediaView) => !deleted && release !== null,
    run: (media: MediaView): Promise<unknown> => withdrawMedia(media),
  },
  delete: {
    fits: ({ deleted }: MediaView) => !deleted,
    run: (media: MediaView): Promise<unknown> => deleteMedia(media),
  },
  undelete: {
    fits: ({ deleted }: MediaView) => deleted,
    run: ({ kind, id }: MediaView): Promise<unknown> => undeleteMedia(kind, id),
  },
} as const;
const names = ['release', 'withdraw', 'delete', 'undelete'] as const;

/** What can be done with the selected media at once. */
export function LibraryBulkBar({
  selection: { items, clear },
}: {
  readonly selection: Selection<MediaView>;
}) {
  const intl = useIntl();
  const { language } = useInterfaceLanguage();
  const refresh = useMediaRefresh();
  // As they were selected: the list may be read again before the dialog is closed.
  const [asked, setAsked] = useState<{ name: keyof typeof actions; media: readonly MediaView[] }>();
  if (items.length === 0 && asked === undefined) return null;
  const close = (done: boolean) => {
    setAsked(undefined);
    if (!done) return;
    clear();
    void refresh();
  };
  return (
    <div className={styles.bulk}>
      <p role="status">
        <FormattedMessage id="bulk.selected" values={{ count: items.length }} />
      </p>
      {names
        .filter((name) => items.some(actions[name].fits))
        .map((name) => (
          <Button
            key={name}
            className="button small"
            onPress={() => setAsked({ name, media: items.filter(actions[name].fits) })}
          >
            <FormattedMessage id={`bulk.action.${name}`} />
          </Button>
        ))}
      <Button className="button small" onPress={clear}>
        <FormattedMessage id="bulk.clear" />
      </Button>
      {asked && (
        <BulkDialog
          title={intl.formatMessage(
            { id: `bulk.title.${asked.name}` },
            { count: asked.media.length },
          )}
          action={intl.formatMessage({ id: `bulk.action.${asked.name}` })}
          dangerous={asked.name === 'delete'}
          items={asked.media.map((media) => ({
            id: media.id,
            title: titleIn(media.title, language),
            media,
          }))}
          command={({ media }) => actions[asked.name].run(media)}
          onClose={close}
        />
      )}
    </div>
  );
}
