import type { CheckedItem } from '@parvis/contracts/content/checks/endpoints.ts';
import { Link } from '@tanstack/react-router';
import { FormattedMessage } from 'react-intl';
import styles from '../pages/pages.module.css';
import { StatusMark } from '../pages/status-mark.tsx';
import { FindingWords } from './finding-words.tsx';

/** Items with what to look at in them, each finding leading to its part in the editor. */
export function CheckedItems({ items }: { readonly items: readonly CheckedItem[] }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">
            <FormattedMessage id="contents.column.title" />
          </th>
          <th scope="col">
            <FormattedMessage id="checks.findings" />
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={item.id}>
            <td className={styles.title}>
              <strong>{item.title}</strong>
              <StatusMark {...item} />
              <span className={styles.languages}> {item.locale.toUpperCase()}</span>
            </td>
            <td>
              <Findings item={item} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Findings({ item: { id, kind, findings } }: { readonly item: CheckedItem }) {
  return (
    <ul>
      {findings.map((finding) => (
        <li key={JSON.stringify(finding)}>
          <Link
            to="/admin/content/$kind/$id/edit"
            params={{ kind, id }}
            search={finding.part === 'header' ? {} : { module: finding.part }}
          >
            <FindingWords finding={finding} />
          </Link>{' '}
          <span className={styles.path}>
            {finding.type ? (
              <FormattedMessage id={`module-type.${finding.type}`} />
            ) : (
              <FormattedMessage id="header.part" values={{ kind }} />
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
