import type { PublicChangeView } from '@parvis/contracts/audit/change-endpoints.ts';
import { Link } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import { ExactMoment } from '../audit/exact-moment.tsx';
import lists from '../lists/lists.module.css';
import { menuTitle } from '../menus/menu-names.ts';
import { linksOfChange } from './links-of-change.ts';

const columns = ['at', 'what', 'item', 'where', 'by'] as const;

interface ChangesTableProps {
  readonly changes: readonly PublicChangeView[];
  /** Whether others are loading. */
  readonly fading: boolean;
}

/** Changes in public; each leads to its item, to its history, and to the site of its instant. */
export function ChangesTable({ changes, fading }: ChangesTableProps) {
  return (
    <table className={lists.table} data-fading={fading}>
      <caption className="visually-hidden">
        <FormattedMessage id="changes.title" />
      </caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              <FormattedMessage id={`changes.column.${column}`} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => (
          <ChangeRow key={`${change.position} ${change.place}`} change={change} />
        ))}
      </tbody>
    </table>
  );
}

function ChangeRow({ change }: { readonly change: PublicChangeView }) {
  const intl = useIntl();
  const { at, by, kind, locale, title, path } = change;
  const { item, history, instant } = linksOfChange(change);
  const what = <WhatChanged change={change} />;
  const type = intl.formatMessage({ id: `exposure.kind.${kind}` });
  return (
    <tr>
      <td>
        <ExactMoment at={at} />
      </td>
      <td>{history ? <Link {...history}>{what}</Link> : what}</td>
      <td>
        <Link {...item} className={lists.name}>
          {kind === 'menu' ? menuTitle(intl, title) : title}
        </Link>{' '}
        <span className={lists.soft}>
          {[type, locale?.toUpperCase()].filter(Boolean).join(' · ')}
        </span>
      </td>
      <td>
        <Link {...instant}>{path ?? <FormattedMessage id="exposure.everywhere" />}</Link>
      </td>
      <td className={lists.by}>{by.name}</td>
    </tr>
  );
}

function WhatChanged({ change }: { readonly change: PublicChangeView }) {
  const intl = useIntl();
  const { what, moduleType, formerPath, counts } = change;
  const module = moduleType && intl.formatMessage({ id: `module-type.${moduleType}` });
  return (
    <FormattedMessage
      id={`changes.what.${what}`}
      values={{ module, from: formerPath, ...counts }}
    />
  );
}
