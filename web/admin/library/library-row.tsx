import { mediaItemPath } from '@parvis/contracts/media/media-item-path.ts';
import type { MediaView } from '@parvis/contracts/media/views.ts';
import { textIn } from '@parvis/contracts/site/locale.ts';
import { Link } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Selection } from '../pages/selection.ts';
import { useInterfaceLanguage } from '../shell/interface-language.tsx';
import { useCanWrite } from '../shell/session.ts';
import styles from './library.module.css';
import { MediaState } from './media-state.tsx';
import { ReleaseActions } from './release-actions.tsx';
import { Thumbnail } from './thumbnail.tsx';

interface LibraryRowProps {
  readonly media: MediaView;
  /** Undefined for users who may only read. */
  readonly selection: Selection<MediaView> | undefined;
}

/** One item of the library: its type, who can reach it, and its release. */
export function LibraryRow({ media, selection }: LibraryRowProps) {
  const intl = useIntl();
  const { language } = useInterfaceLanguage();
  const mayWrite = useCanWrite();
  const { kind, id, deleted } = media;
  const title = textIn(media.title, language);
  return (
    <li className={styles.row}>
      {selection && (
        <input
          type="checkbox"
          aria-label={intl.formatMessage({ id: 'bulk.select' }, { title })}
          checked={selection.has(id)}
          onChange={({ target }) => selection.select([id], target.checked)}
        />
      )}
      <Thumbnail media={media} />
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
