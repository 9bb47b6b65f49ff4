import { mediaIdSchema } from '@parvis/contracts/media/ids.ts';
import type { PlaylistView } from '@parvis/contracts/playlists/views.ts';
import { byLocale, textIn } from '@parvis/contracts/site/locale.ts';
import { useIntl } from 'react-intl';
import { z } from 'zod';
import { DraftDialog } from '../drafts/draft-dialog.tsx';
import { useDialogForm } from '../drafts/use-dialog-form.ts';
import { useInterfaceLanguage } from '../shell/interface-language.tsx';
import { FieldInLanguages } from '../site-settings/field-in-languages.tsx';
import { createPlaylist, readPlaylist, savePlaylist } from './api/playlists.ts';
import { PlaylistVideos } from './playlist-videos.tsx';

const draftSchema = z.object({
  titles: z.object({ fr: z.string(), en: z.string() }),
  videos: z.array(mediaIdSchema),
});

interface PlaylistDialogProps {
  /** Undefined for a new one. */
  readonly playlist: PlaylistView | undefined;
  readonly onClose: () => void;
}

/** The dialog that creates or edits a playlist: its titles, its videos in order. */
export function PlaylistDialog({ playlist, onClose }: PlaylistDialogProps) {
  const intl = useIntl();
  const { language } = useInterfaceLanguage();
  const id = playlist?.id ?? 'new';
  const { saved, form, refused } = useDialogForm({
    list: 'playlists',
    item: playlist,
    id,
    schema: draftSchema,
    draftOf: (view) => draftSchema.parse(view ?? { titles: byLocale(() => ''), videos: [] }),
    create: createPlaylist,
    save: (draft, revision) => savePlaylist(id, draft, revision),
    read: () => readPlaylist(id),
    nameOf: ({ titles }) => textIn(titles, language),
    onClose,
  });
  return (
    <DraftDialog
      wide
      title={intl.formatMessage({ id: playlist ? 'playlists.edit' : 'playlists.create' })}
      form={form}
      saved={saved}
      onClose={onClose}
    >
      <FieldInLanguages
        label={intl.formatMessage({ id: 'playlists.name' })}
        value={form.draft.titles}
        onChange={(titles) => form.change({ titles })}
        refused={refused}
        path="titles"
        readOnly={false}
      />
      <PlaylistVideos
        videos={form.draft.videos}
        onChange={(videos) => form.change({ videos })}
        refused={refused}
      />
    </DraftDialog>
  );
}
