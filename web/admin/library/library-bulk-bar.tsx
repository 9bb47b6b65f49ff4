import type { MediaView } from '@parvis/contracts/media/views.ts';
import { textIn } from '@parvis/contracts/site/locale.ts';
import { BulkBar } from '../lists/bulk-bar.tsx';
import type { Selection } from '../pages/selection.ts';
import { useRefresh } from '../requests/use-refresh.ts';
import { useInterfaceLanguage } from '../shell/interface-language.tsx';
import { deleteMedia, undeleteMedia } from './api/item.ts';
import { releaseMedia, withdrawMedia } from './api/library.ts';

/** The bulk actions: the items they apply to, and their commands. */
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

/** The commands on the selected media. */
export function LibraryBulkBar({
  selection: { items, clear },
}: {
  readonly selection: Selection<MediaView>;
}) {
  const { language } = useInterfaceLanguage();
  const refresh = useRefresh('media');
  return (
    <BulkBar
      count={items.length}
      actions={names}
      itemsFor={(name) =>
        items
          .filter(actions[name].fits)
          .map((media) => ({ id: media.id, title: textIn(media.title, language), media }))
      }
      command={(name, { media }) => actions[name].run(media)}
      onClear={clear}
      onDone={() => void refresh()}
    />
  );
}
