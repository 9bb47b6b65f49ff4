import type { PreviewNote } from '@parvis/contracts/site/screens.ts';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './bars.module.css';

/** Shows that this is not the live page: which draft it is, by whom, and from when or until when. */
export function PreviewBar({ note }: { readonly note: PreviewNote }) {
  const { formatDate, formatMessage } = useIntl();
  const dayOf = (instant: string) => formatDate(instant, { dateStyle: 'long' });
  return (
    <aside className={styles.preview} aria-label={formatMessage({ id: 'preview.label' })}>
      <p>
        <strong>
          <FormattedMessage id="preview.label" />
        </strong>{' '}
        {'until' in note ? (
          <FormattedMessage id="preview.shared" values={{ day: dayOf(note.until) }} />
        ) : (
          <FormattedMessage
            id="preview.note"
            values={{ ...note, day: dayOf(note.at), at: new Date(note.at) }}
          />
        )}
      </p>
    </aside>
  );
}
