import type { NoDocument } from '@parvis/contracts/audit/reconstruction-note.ts';
import typography from '../../ui/typography.module.css';
import { publicIntl } from '../intl.ts';
import { BareDocument } from './bare-document.tsx';
import styles from './reconstruction.module.css';

interface NothingThereProps extends NoDocument {
  readonly stylesheets: readonly string[];
}

/**
 * A message that there was no site yet, or that the log has no record, without the site's current
 * frame.
 */
export function MissingReconstruction({
  locale,
  path,
  at,
  why,
  to,
  stylesheets,
}: NothingThereProps) {
  const { formatDate, formatMessage } = publicIntl(locale);
  const day = formatDate(at, { dateStyle: 'long' });
  const label = formatMessage({ id: 'reconstruction.label' });
  return (
    <BareDocument locale={locale} title={label} stylesheets={stylesheets}>
      <main className={styles.nothing}>
        <p>
          <strong>{label}</strong>
          {' — '}
          <time dateTime={at}>
            {formatMessage({ id: 'reconstruction.note' }, { day, at: new Date(at) })}
          </time>
        </p>
        <h1 className={typography.heading}>{formatMessage({ id: `reconstruction.${why}` })}</h1>
        <p>
          <code>{path}</code>
          {to !== undefined && (
            <>
              {' → '}
              <code>{to}</code>
            </>
          )}
        </p>
      </main>
    </BareDocument>
  );
}
