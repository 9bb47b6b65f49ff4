import { Link } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import type { KeptThing } from './kept-thing.ts';

interface HistoryLinkProps {
  readonly of: KeptThing;
  /** What it is called. */
  readonly name: string;
}

/** Leads to every revision of something. */
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
