import type { ReconstructionNote } from '@parvis/contracts/audit/reconstruction-note.ts';
import { publicIntl } from '../intl.ts';
import { BareDocument } from './bare-document.tsx';
import styles from './reconstruction.module.css';

interface ReconstructedFileProps {
  readonly note: ReconstructionNote;
  /** The media type of the file. */
  readonly type: string;
  readonly body: string;
  readonly stylesheets: readonly string[];
}

/** The response for programs, a feed or data, shown as text. */
export function ReconstructedFile({ note, type, body, stylesheets }: ReconstructedFileProps) {
  const label = publicIntl(note.locale).formatMessage({ id: 'reconstruction.label' });
  return (
    <BareDocument locale={note.locale} title={label} stylesheets={stylesheets}>
      <main className={styles.file}>
        <h1>
          <code>{note.path}</code>
        </h1>
        <p>{type}</p>
        <pre>
          <code>{body}</code>
        </pre>
      </main>
    </BareDocument>
  );
}
