import type { MediaView } from '@parvis/contracts/media/views.ts';
import { textIn } from '@parvis/contracts/site/locale.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { FormattedMessage } from 'react-intl';
import { MediaTextFields } from '../../media-picker/media-text-fields.tsx';
import frame from '../../offers/offers.module.css';
import { RequestRefused } from '../../requests/failures.ts';
import { requireShown } from '../../requests/require-shown.ts';
import { Loading } from '../../shell/frame.tsx';
import { useInterfaceLanguage } from '../../shell/interface-language.tsx';
import { useCanWrite } from '../../shell/session.ts';
import { readItem } from '../api/item.ts';
import { libraryKindSchema } from '../library-search.ts';
import { MediaState } from '../media-state.tsx';
import { DeletedItem } from './deleted-item.tsx';
import { FileHistory } from './file-history.tsx';
import styles from './item.module.css';
import { ItemActions } from './item-actions.tsx';
import { ItemPreview } from './item-preview.tsx';
import { ItemUses } from './item-uses.tsx';
import { LostCrops } from './lost-crops.tsx';
import { Poster } from './poster.tsx';
import { VideoLength } from './video-length.tsx';

/** One item of the library: its texts, who can reach it, its uses, and its areas. */
export function ItemScreen() {
  const { type, id } = useParams({ from: '/admin/library/$type/$id' });
  const kind = libraryKindSchema.parse(type);
  const { data, error } = useQuery(readItem(kind, id));
  if (error instanceof RequestRefused && error.problem.code === 'media-deleted')
    return <DeletedItem kind={kind} id={id} />;
  requireShown(data, error);
  return data ? <Item key={data.id} media={data} /> : <Loading />;
}

function Item({ media }: { media: MediaView }) {
  const { language } = useInterfaceLanguage();
  const mayWrite = useCanWrite();
  return (
    <section className={frame.screen}>
      <div className={frame.head}>
        <h1>{textIn(media.title, language)}</h1>
        <Link to="/admin/library/$type" params={{ type: media.kind }} className={styles.back ?? ''}>
          <FormattedMessage id="item.back" />
        </Link>
      </div>
      <div className={styles.columns}>
        <div className={styles.column}>
          <ItemPreview media={media} />
          <MediaState media={media} />
          {media.kind === 'image' && <LostCrops media={media} readOnly={!mayWrite} />}
          {mayWrite && <ItemActions media={media} />}
          {media.kind !== 'video' && <FileHistory media={media} />}
          {media.kind === 'video' && <Poster video={media} readOnly={!mayWrite} />}
          {media.kind === 'video' && <VideoLength video={media} readOnly={!mayWrite} />}
        </div>
        <div className={styles.column}>
          <MediaTextFields media={media} readOnly={!mayWrite} />
          <ItemUses media={media} />
        </div>
      </div>
    </section>
  );
}
