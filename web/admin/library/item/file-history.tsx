import type { FileOfItem } from '@parvis/contracts/media/file-history.ts';
import type { FileView, ImageView } from '@parvis/contracts/media/views.ts';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { Paging } from '../../pages/paging.tsx';
import { failureMessage } from '../../requests/failure-message.ts';
import { useCommand } from '../../requests/use-command.ts';
import { Loading } from '../../shell/frame.tsx';
import { Moment } from '../../shell/moment.tsx';
import { useMayWrite } from '../../shell/session.ts';
import { listFileHistory, takeBackFile } from '../api/replacement.ts';
import styles from './item.module.css';
import { useMediaRefresh } from './use-media-refresh.ts';

/** The pictures or files that an item had, who put them there and when; an earlier one can be taken back. */
export function FileHistory({ media }: { media: ImageView | FileView }) {
  const intl = useIntl();
  const heading = useId();
  const [page, setPage] = useState(1);
  const { data, error } = useQuery(listFileHistory(media.id, page));
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>
        <FormattedMessage id="item.files" />
      </h2>
      {error && (
        <p role="alert" className="refused">
          {failureMessage(intl, error)}
        </p>
      )}
      {!data && !error && <Loading />}
      {data && (
        <ul className={styles.uses}>
          {data.items.map((file) => (
            <FileRow key={file.revision} file={file} media={media} />
          ))}
        </ul>
      )}
      {data && <Paging list={data} onPage={(next = 1) => setPage(next)} />}
    </section>
  );
}

function FileRow({ file, media }: { file: FileOfItem; media: ImageView | FileView }) {
  const intl = useIntl();
  const mayWrite = useMayWrite();
  const { run, busy } = useCommand(useMediaRefresh());
  const { url, format, bytes, updatedAt, updatedBy, isPresent, revision } = file;
  const takeBack = () =>
    void run({
      send: () => takeBackFile(media, file),
      done: () => ({ words: intl.formatMessage({ id: 'item.taken-back' }) }),
    });
  const kilobytes = Math.max(1, Math.round(bytes / 1_000));
  const size = intl.formatMessage({ id: 'item.kilobytes' }, { size: intl.formatNumber(kilobytes) });
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
