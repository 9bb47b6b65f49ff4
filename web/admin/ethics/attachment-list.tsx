import type { Attachment } from '@parvis/contracts/ethics/attachment.ts';
import type { SealedReport } from '@parvis/contracts/ethics/officer-endpoints.ts';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { fileSize } from '../../blocks/file-size.ts';
import { fetchAttachment } from './api/ethics.ts';
import styles from './ethics.module.css';

interface AttachmentListProps {
  readonly report: SealedReport;
  readonly identity: string;
  readonly attachments: readonly Attachment[];
}

/** The files of an entry. Each is unsealed in the browser and saved, never opened in it. */
export function AttachmentList({ report, identity, attachments }: AttachmentListProps) {
  const intl = useIntl();
  const [failed, setFailed] = useState<string>();
  const save = async ({ id, name }: Attachment) => {
    setFailed(undefined);
    try {
      const { openAttachment } = await import('./sealing.ts');
      const sealed = await fetchAttachment(report.id, id);
      download(name, await openAttachment(identity, report.envelope ?? '', sealed));
    } catch {
      setFailed(name);
    }
  };
  return (
    <>
      <ul
        className={styles.attachments}
        aria-label={intl.formatMessage({ id: 'ethics-desk.attachments' })}
      >
        {attachments.map((one) => (
          <li key={one.id}>
            <Button className="button" onPress={() => void save(one)}>
              <FormattedMessage
                id="ethics-desk.save-attachment"
                values={{ name: one.name, size: fileSize(intl, one.bytes) }}
              />
            </Button>
          </li>
        ))}
      </ul>
      <p role="status" className={styles.note}>
        {failed === undefined
          ? intl.formatMessage({ id: 'ethics-desk.attachments-text' })
          : intl.formatMessage({ id: 'ethics-desk.attachment-failed' }, { name: failed })}
      </p>
    </>
  );
}

/** Saves bytes as a file of unknown type, so that no browser opens them. */
function download(name: string, bytes: Uint8Array<ArrayBuffer>): void {
  const url = URL.createObjectURL(new Blob([bytes], { type: 'application/octet-stream' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
