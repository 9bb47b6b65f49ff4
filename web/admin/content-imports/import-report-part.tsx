import {
  type ContentImportId,
  type ImportSummary,
  importOutcomes,
} from '@parvis/contracts/content-import/content-import.ts';
import { contentImportEndpoints } from '@parvis/contracts/content-import/endpoints.ts';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import pages from '../pages/pages.module.css';
import { composeAddress } from '../requests/call-endpoint.ts';
import styles from './content-imports.module.css';
import { ImportItems } from './import-items.tsx';
import { ImportReasons } from './import-reasons.tsx';

interface ImportReportPartProps {
  readonly id: ContentImportId;
  readonly of: 'rehearsal' | 'result';
  readonly summary: ImportSummary;
}

/** What an import brought, or would bring, and what does not come. */
export function ImportReportPart({ id, of, summary }: ImportReportPartProps) {
  const { product, source, media, menus, redirects } = summary;
  return (
    <>
      <div className={pages.head}>
        <h2>
          <FormattedMessage id={`content-imports.${of}`} />
        </h2>
        <a
          className="button small"
          href={composeAddress(contentImportEndpoints.getContentImportReport, { params: { id } })}
        >
          <FormattedMessage id="content-imports.download" />
        </a>
      </div>
      <p>
        <FormattedMessage id="content-imports.source" values={{ product, source }} />
      </p>
      <CountTable counts={summary.counts} />
      <p className={styles.soft}>
        <FormattedMessage
          id="content-imports.others"
          values={{ files: media.created + media.unchanged, menus, redirects }}
        />
        {media.leftOut > 0 && (
          <>
            {' '}
            <FormattedMessage
              id="content-imports.files-left-out"
              values={{ count: media.leftOut }}
            />
          </>
        )}
      </p>
      <ImportReasons reasons={summary.reasons} all={summary.allReasons} />
      <ImportItems
        items={summary.items}
        all={summary.counts.reduce((sum, { count }) => sum + count, 0)}
      />
    </>
  );
}

/** How many items of each kind and language there are, by what becomes of them. */
function CountTable({ counts }: Pick<ImportSummary, 'counts'>) {
  const outcomes = importOutcomes.filter((one) => counts.some(({ outcome }) => outcome === one));
  const rows = new Map(counts.map(({ kind, locale }) => [`${kind} ${locale}`, { kind, locale }]));
  if (rows.size === 0) return null;
  return (
    <div className={styles.wide}>
      <table className={styles.counts}>
        <thead>
          <tr>
            <th scope="col">
              <FormattedMessage id="content-imports.items" />
            </th>
            {outcomes.map((outcome) => (
              <th key={outcome} scope="col" className={styles.number}>
                <FormattedMessage id={`content-imports.outcome.${outcome}`} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...rows].map(([key, row]) => (
            <tr key={key}>
              <th scope="row">
                <FormattedMessage id={`contents.title.${row.kind}`} />
                {' · '}
                <FormattedMessage id={`locale.${row.locale}`} />
              </th>
              {outcomes.map((outcome) => (
                <td key={outcome} className={styles.number}>
                  <FormattedNumber
                    value={
                      counts.find(
                        (one) =>
                          one.kind === row.kind &&
                          one.locale === row.locale &&
                          one.outcome === outcome,
                      )?.count ?? 0
                    }
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
