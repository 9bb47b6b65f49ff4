import { useEffect, useReducer } from 'react';
import { Button } from 'react-aria-components';
import { FormattedMessage } from 'react-intl';
import styles from './upload.module.css';
import { UploadRow } from './upload-row.tsx';
import { isOver, type Uploads } from './use-uploads.ts';

/** The chosen files, each with its progress and outcome. */
export function UploadQueue({ uploads: { all, clear } }: { uploads: Uploads }) {
  const over = useCount(all);
  if (all.length === 0) return null;
  return (
    <div className={styles.queue}>
      <div className={styles.summary}>
        <p role="status">
          <FormattedMessage id="upload.summary" values={{ count: over, total: all.length }} />
        </p>
        {over > 0 && (
          <Button className="button small" onPress={clear}>
            <FormattedMessage id="upload.clear" />
          </Button>
        )}
      </div>
      <ul>
        {all.map(({ id, actor }) => (
          <UploadRow key={id} actor={actor} />
        ))}
      </ul>
    </div>
  );
}

/** Announces how many files are done, and keeps that up to date. */
function useCount(all: Uploads['all']): number {
  const [, draw] = useReducer((drawn: number) => drawn + 1, 0);
  useEffect(() => {
    const followed = all.map(({ actor }) => actor.subscribe({ next: draw, complete: draw }));
    return () => followed.forEach((one) => one.unsubscribe());
  }, [all]);
  return all.filter(({ actor }) => isOver(actor)).length;
}
