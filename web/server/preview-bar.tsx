import type { PreviewNote } from '@parvis/contracts/site/screens.ts';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './bars.module.css';

/** Shows that this is not the live page: which revision it is, by whom, and from when. */
export function PreviewBar({ note }: { readonly note: PreviewNote }) {
  const { formatDate, formatMessage } = useIntl();
  const { revision, by, at } = note;
  const values = { revision, by, day: formatDate(at, { dateStyle: 'long' }), at: new Date(at) };
  return (
    <aside className={styles.preview} aria-label={formatMessage({ id: 'preview.label' })}>
      <p>
        <strong>
          <FormattedMessage id="preview.label" />
        </strong>{' '}
        <FormattedMessage id="preview.note" values={values} />
      </p>
    </aside>
  );
}
