import { textIn } from '@parvis/contracts/site/locale.ts';
import type { BlockProps } from '../block-props.ts';
import { BlockTitle } from '../parts/block-title.tsx';
import { ShownPlayer } from './shown-player.tsx';

/** A playlist; editors get posters and links. */
export function VideoView(props: BlockProps<'video'>) {
  const { data, images, playlists, locale, viewer } = props;
  const playlist = playlists?.get(data.playlistId);
  if (!playlist || playlist.videos.length === 0) return null;
  return (
    <>
      <BlockTitle>{data.title}</BlockTitle>
      <ShownPlayer
        label={textIn(playlist.titles, locale)}
        videos={playlist.videos}
        start={data.start}
        images={images}
        locale={locale}
        viewer={viewer}
      />
    </>
  );
}
