import { Upload } from 'lucide-react';
import { Button, type DropItem, DropZone, FileTrigger } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './upload.module.css';
import { UploadQueue } from './upload-queue.tsx';
import type { Uploads } from './use-uploads.ts';

interface UploadZoneProps {
  readonly uploads: Uploads;
  /** Media types that the file dialog offers; all of them when omitted. */
  readonly accepted?: readonly string[];
}

/** The area where files are dropped or chosen, many at a time, above the upload queue. */
export function UploadZone({ uploads, accepted }: UploadZoneProps) {
  const intl = useIntl();
  const take = async (items: readonly DropItem[]) => {
    const files = items.flatMap((item) => (item.kind === 'file' ? item.getFile() : []));
    uploads.add(await Promise.all(files));
  };
  return (
    <div className={styles.zone}>
      <DropZone
        className={styles.drop ?? ''}
        aria-label={intl.formatMessage({ id: 'upload.drop' })}
        onDrop={({ items }) => void take(items)}
      >
        <FileTrigger
          allowsMultiple
          {...(accepted && { acceptedFileTypes: accepted })}
          onSelect={(files) => files && uploads.add(files)}
        >
          <Button className="button">
            <Upload size={15} aria-hidden />
            <FormattedMessage id="upload.choose" />
          </Button>
        </FileTrigger>
        <p>
          <FormattedMessage id="upload.drop" />
        </p>
      </DropZone>
      <UploadQueue uploads={uploads} />
    </div>
  );
}
