import type { FileOfItem } from '@parvis/contracts/media/file-history.ts';
import { mediaItemPath } from '@parvis/contracts/media/media-item-path.ts';
import type { FileView, ImageView } from '@parvis/contracts/media/views.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { PastLink } from '../../audit/past-link.tsx';
import { PagedSection } from '../../lists/paged-section.tsx';
import { useCommand } from '../../requests/use-command.ts';
import { useRefresh } from '../../requests/use-refresh.ts';
import { useInterfaceLanguage } from '../../shell/interface-language.tsx';
import { Moment } from '../../shell/moment.tsx';
import { useCanWrite } from '../../shell/session.ts';
import { listFileHistory, restoreFile } from '../api/replacement.ts';
import styles from './item.module.css';
import { toKilobytes } from './kilobytes.ts';

/**
 * The images or files that an item had, who added them and when; an earlier one can be restored.
 */
export function FileHistory({ media }: { media: ImageView | FileView }) {
  const [page, setPage] = useState(1);
  return (
    <PagedSection
      title="item.files"
      result={useQuery(listFileHistory(media.id, page))}
      className={styles.uses}
      onPage={setPage}
      renderItem={(file) => <FileRow key={file.revision} file={file} media={media} />}
    />
  );
}

function FileRow({ file, media }: { file: FileOfItem; media: ImageView | FileView }) {
  const intl = useIntl();
  const mayWrite = useCanWrite();
  const { language } = useInterfaceLanguage();
  const { run, busy } = useCommand(useRefresh('media'));
  const { url, format, bytes, updatedAt, updatedBy, isPresent, revision } = file;
  const takeBack = () =>
    void run({
      send: () => restoreFile(media, file),
      done: () => ({ words: intl.formatMessage({ id: 'item.taken-back' }) }),
    });
  const kilobytes = intl.formatNumber(toKilobytes(bytes));
  const size = intl.formatMessage({ id: 'item.kilobytes' }, { size: kilobytes });
  const name = file.kind === 'image' ? `${file.width} × ${file.height} px` : file.filename;
  return (
    <li className={styles.use}>
      {file.kind === 'image' && (
        <img
          className={styles.earlier}
          src={url}
          alt=""
          width={file.width}
          height={file.height}
          loading="lazy"
        />
      )}
      <div className={styles.file}>
        <a href={url} target="_blank" rel="noreferrer">
          {name}
        </a>
        <p className={styles.facts}>
          {[format.toUpperCase(), size].join(' · ')}
          {' · '}
          <FormattedMessage
            id={isPresent ? 'item.file-present' : 'item.file-earlier'}
            values={{ at: <Moment at={updatedAt} />, by: updatedBy }}
          />
          {' · '}
          <PastLink path={mediaItemPath(media, language)} at={updatedAt} />
        </p>
      </div>
      {!isPresent && mayWrite && (
        <Button
          className="button small"
          isDisabled={busy}
          aria-label={intl.formatMessage({ id: 'item.take-back-of' }, { revision })}
          onPress={takeBack}
        >
          <FormattedMessage id="item.take-back" />
        </Button>
      )}
    </li>
  );
}
