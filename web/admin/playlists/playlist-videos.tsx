import { type MediaId, mediaIdSchema } from '@parvis/contracts/media/ids.ts';
import { useQueries } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import blocks from '../blocks/blocks.module.css';
import { ListItem } from '../blocks/list-item.tsx';
import { useMovedItems } from '../blocks/use-moved-items.ts';
import { readPicked, toChoice } from '../media-picker/api/choices.ts';
import { MediaField } from '../media-picker/media-field.tsx';
import { useInterfaceLanguage } from '../shell/interface-language.tsx';

interface PlaylistVideosProps {
  readonly videos: MediaId[];
  readonly onChange: (videos: MediaId[]) => void;
  readonly refused: ReadonlyMap<string, string>;
}

/** The videos of a playlist in order: moved by dragging, buttons or keys, added by searching titles. */
export function PlaylistVideos({ videos, onChange, refused }: PlaylistVideosProps) {
  const intl = useIntl();
  const { list, change, move } = useMovedItems(onChange);
  const titles = useTitles(videos);
  const add = (id: string | undefined) => {
    const video = mediaIdSchema.safeParse(id).data;
    if (video !== undefined && !videos.includes(video)) onChange([...videos, video]);
  };
  return (
    <fieldset className={blocks.list}>
      <legend>{intl.formatMessage({ id: 'playlists.videos' })}</legend>
      <ol ref={list}>
        {videos.map((id, place) => (
          <ListItem
            key={id}
            name={`${place + 1}. ${titles.get(id) ?? '…'}`}
            place={place}
            count={videos.length}
            readOnly={false}
            onMove={(from, to) => move(videos, from, to)}
            onRemove={() => change(videos.toSpliced(place, 1), Math.max(0, place - 1))}
          >
            {refused.has(`videos/${place}`) && (
              <p className="refused">{refused.get(`videos/${place}`)}</p>
            )}
          </ListItem>
        ))}
      </ol>
      <MediaField
        // Empty again once a video is added.
        key={videos.length}
        kind="video"
        label={intl.formatMessage({ id: 'playlists.add' })}
        value={undefined}
        onChange={add}
        refused={refused.get('videos')}
        readOnly={false}
      />
    </fieldset>
  );
}

/** Returns the titles of videos in the interface's language, by id, once loaded. */
function useTitles(videos: readonly string[]): ReadonlyMap<string, string> {
  const { language } = useInterfaceLanguage();
  const read = useQueries({ queries: videos.map((id) => readPicked('video', id)) });
  return new Map(
    read.flatMap(({ data }) => (data ? [[data.id, toChoice(data, language).title] as const] : [])),
  );
}
