import { mediaIdSchema } from '@parvis/contracts/media/ids.ts';
import type { PlaylistView } from '@parvis/contracts/playlists/views.ts';
import { byLocale, textIn } from '@parvis/contracts/site/locale.ts';
import { useIntl } from 'react-intl';
import { z } from 'zod';
import { DraftDialog } from '../drafts/draft-dialog.tsx';
import { useEntityForm } from '../drafts/use-entity-form.ts';
import { useInterfaceLanguage } from '../shell/interface-language.tsx';
import { FieldInLanguages } from '../site-settings/field-in-languages.tsx';
import { playlistRequests } from './playlist-entity.ts';
import { PlaylistVideos } from './playlist-videos.tsx';

const draftSchema = z.object({
  titles: z.object(byLocale(() => z.string())),
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
  const { refused, ...dialog } = useEntityForm({
    list: 'playlists',
    place: {},
    requests: playlistRequests,
    item: playlist,
    schema: draftSchema,
    draftOf: (view) => draftSchema.parse(view ?? { titles: byLocale(() => ''), videos: [] }),
    bodyOf: (draft) => draft,
    nameOf: ({ titles }) => textIn(titles, language),
    onClose,
  });
  const { draft, change } = dialog.form;
  return (
    <DraftDialog
      wide
      title={intl.formatMessage({ id: playlist ? 'playlists.edit' : 'playlists.create' })}
      {...dialog}
    >
      <FieldInLanguages
        label={intl.formatMessage({ id: 'playlists.name' })}
        value={draft.titles}
        onChange={(titles) => change({ titles })}
        refused={refused}
        path="titles"
        readOnly={false}
        required
      />
      <PlaylistVideos
        videos={draft.videos}
        onChange={(videos) => change({ videos })}
        refused={refused}
      />
    </DraftDialog>
  );
}
