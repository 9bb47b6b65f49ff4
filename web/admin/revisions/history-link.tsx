import { Link } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import type { RevisionedEntity } from './revisioned-entity.ts';

interface HistoryLinkProps {
  readonly of: RevisionedEntity;
  /** The item's name. */
  readonly name: string;
}

/** Links to all revisions of an item. */
export function HistoryLink({ of: { type, id, ...search }, name }: HistoryLinkProps) {
  const intl = useIntl();
  return (
    <Link
      className="button small"
      to="/admin/history/$type/$id"
      params={{ type, id }}
      search={search}
      aria-label={intl.formatMessage({ id: 'history.title' }, { title: name })}
    >
      <FormattedMessage id="history.link" />
    </Link>
  );
}
