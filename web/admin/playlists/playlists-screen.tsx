import type { PlaylistView } from '@parvis/contracts/playlists/views.ts';
import { otherLocales, textIn } from '@parvis/contracts/site/locale.ts';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { FormattedMessage } from 'react-intl';
import { DeleteButton } from '../lists/delete-button.tsx';
import { LastChange } from '../lists/last-change.tsx';
import { ListScreen } from '../lists/list-screen.tsx';
import styles from '../lists/lists.module.css';
import { RowActions } from '../lists/row-actions.tsx';
import { useInterfaceLanguage } from '../shell/interface-language.tsx';
import { listPlaylists } from './api/list-playlists.ts';
import { PlaylistDialog } from './playlist-dialog.tsx';
import { playlistRequests } from './playlist-entity.ts';

const words = {
  title: 'playlists.title',
  count: 'playlists.count',
  none: 'playlists.none',
  search: 'playlists.search',
  create: 'playlists.create',
};
const columns = ['playlists.name', 'playlists.videos', 'list.changed', 'list.actions'];

/** The list of playlists; its search is in the address. */
export function PlaylistsScreen() {
  const search = useSearch({ from: '/admin/playlists' });
  return (
    <ListScreen
      words={words}
      columns={columns}
      result={useQuery(listPlaylists(search))}
      renderRow={(playlist, onEdit) => (
        <PlaylistRow key={playlist.id} playlist={playlist} onEdit={onEdit} />
      )}
      renderDialog={(playlist, onClose) => <PlaylistDialog playlist={playlist} onClose={onClose} />}
    />
  );
}

interface PlaylistRowProps {
  readonly playlist: PlaylistView;
  readonly onEdit: () => void;
}

function PlaylistRow({ playlist, onEdit }: PlaylistRowProps) {
  const { titles, videos } = playlist;
  const { language } = useInterfaceLanguage();
  const name = textIn(titles, language);
  const others = otherLocales(language).map((other) => titles[other]);
  return (
    <tr>
      <td>
        <span className={styles.name}>{name}</span>{' '}
        <span className={styles.soft}>{others.join(' · ')}</span>
      </td>
      <td>
        <FormattedMessage id="playlists.video-count" values={{ count: videos.length }} />
      </td>
      <LastChange of={playlist} />
      <RowActions of={{ type: 'playlist', id: playlist.id }} name={name} onEdit={onEdit}>
        <DeleteButton
          name={name}
          question="playlists.delete-question"
          send={() => playlistRequests.delete(playlist)}
          undo={() => playlistRequests.undelete(playlist)}
          list="playlists"
        />
      </RowActions>
    </tr>
  );
}
