import type { ImportSummary } from '@parvis/contracts/content-import/content-import.ts';
import { FormattedMessage } from 'react-intl';
import pages from '../pages/pages.module.css';
import styles from './content-imports.module.css';

interface ImportItemsProps {
  readonly items: ImportSummary['items'];
  /** How many items the complete report has. */
  readonly all: number;
}

/** The first items of an import, with their addresses here. */
export function ImportItems({ items, all }: ImportItemsProps) {
  if (items.length === 0) return null;
  return (
    <details>
      <summary className="button small">
        <FormattedMessage id="content-imports.show-items" values={{ count: items.length }} />
      </summary>
      <div className={styles.wide}>
        <table className={pages.table}>
          <thead>
            <tr>
              {(['item', 'outcome'] as const).map((column) => (
                <th key={column} scope="col">
                  <FormattedMessage id={`content-imports.column.${column}`} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {items.map(({ kind, locale, title, path, outcome }) => (
              <tr key={`${kind} ${locale} ${path} ${title}`}>
                <td className={pages.title} lang={locale}>
                  {title}
                  <span className={styles.line}>{path}</span>
                </td>
                <td>
                  <FormattedMessage id={`content-imports.outcome.${outcome}`} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {all > items.length && (
        <p className={styles.soft}>
          <FormattedMessage id="content-imports.more" values={{ count: all - items.length }} />
        </p>
      )}
    </details>
  );
}
