import { Link, type LinkProps } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import type { RevisionedEntity } from './entities.ts';

/** Returns the address of all revisions of an item. */
export function addressOfHistory({ type, id, focusId, group }: RevisionedEntity) {
  const search = { focusId, group };
  return { to: '/admin/history/$type/$id', params: { type, id }, search } satisfies LinkProps;
}

interface HistoryLinkProps {
  readonly of: RevisionedEntity;
  /** The item's name. */
  readonly name: string;
}

/** Links to all revisions of an item. */
export function HistoryLink({ of, name }: HistoryLinkProps) {
  const intl = useIntl();
  return (
    <Link
      className="button small"
      {...addressOfHistory(of)}
      aria-label={intl.formatMessage({ id: 'history.title' }, { title: name })}
    >
      <FormattedMessage id="history.link" />
    </Link>
  );
}
