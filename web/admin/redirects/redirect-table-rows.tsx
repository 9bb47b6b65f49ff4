import type { RedirectRow } from '@parvis/contracts/redirects/table-endpoints.ts';
import { FormattedMessage } from 'react-intl';
import lists from '../lists/lists.module.css';
import { RedirectWarnings } from './redirect-warnings.tsx';
import styles from './redirects.module.css';

/** As many rows as are read before an import; those with a remark come first. */
const maxShown = 100;

const columns = ['redirects.table-line', 'redirects.table-outcome', 'redirects.title'];

/** The rows of a table that was checked: why they are refused, and what would not work. */
export function RedirectTableRows({ rows }: { readonly rows: readonly RedirectRow[] }) {
  if (rows.length === 0) return null;
  const weight = (row: RedirectRow) =>
    row.errors.length > 0 ? 0 : row.warnings.length > 0 ? 1 : 2;
  const shown = rows.toSorted((one, other) => weight(one) - weight(other)).slice(0, maxShown);
  return (
    <div className={styles.rows}>
      <table className={lists.table}>
        <caption className="visually-hidden">
          <FormattedMessage id="redirects.table-rows" />
        </caption>
        <thead>
          <tr>
            {columns.map((id) => (
              <th key={id} scope="col">
                <FormattedMessage id={id} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <tr key={row.line}>
              <td>{row.line}</td>
              <td>
                <FormattedMessage id={`redirects.table-outcome-${row.outcome}`} />
              </td>
              <td className={styles.addresses}>
                {row.from} → {row.to || row.status}
                {row.errors.map(({ pointer, detail }) => (
                  <strong key={pointer}>{detail}</strong>
                ))}
                <RedirectWarnings warnings={row.warnings} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
