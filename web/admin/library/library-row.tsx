import { mediaItemPath } from '@parvis/contracts/media/media-item-path.ts';
import { titleIn } from '@parvis/contracts/media/title-in.ts';
import type { MediaView } from '@parvis/contracts/media/views.ts';
import { Link } from '@tanstack/react-router';
import { FormattedMessage } from 'react-intl';
import { useInterfaceLanguage } from '../shell/interface-language.tsx';
import { useMayWrite } from '../shell/session.ts';
import styles from './library.module.css';
import { MediaState } from './media-state.tsx';
import { ReleaseActions } from './release-actions.tsx';

/** One item of the library: what it is, who reaches it, and its release. */
export function LibraryRow({ media }: { media: MediaView }) {
  const { language } = useInterfaceLanguage();
  const mayWrite = useMayWrite();
  const { kind, id, deleted } = media;
  const title = titleIn(media.title, language);
  return (
    <li className={styles.row}>
      {media.kind === 'image' && (
        <img src={media.url} alt="" width={media.width} height={media.height} loading="lazy" />
      )}
      <div className={styles.about}>
        <Link to="/admin/library/$type/$id" params={{ type: kind, id }}>
          {title}
        </Link>
        {deleted ? (
          <p className={styles.state}>
            <FormattedMessage id="library.filter.state.deleted" />
          </p>
        ) : (
          <MediaState media={media} />
        )}
      </div>
      <div className={styles.actions}>
        {media.visibility?.isPublic === true && (
          <a
            className="button small"
            href={mediaItemPath(media, language)}
            target="_blank"
            rel="noreferrer"
          >
            <FormattedMessage id="item.on-site" />
          </a>
        )}
        {mayWrite && !deleted && <ReleaseActions media={media} title={title} />}
      </div>
    </li>
  );
}
