import { useIntl } from 'react-intl';
import { Pagination } from '../../ui/pagination/pagination.tsx';
import { ShowMoreLink } from '../../ui/show-more/show-more-link.tsx';

interface NextPagesProps {
  readonly list: {
    readonly state: { readonly page: number };
    readonly pages: number;
    readonly hrefOf: (page: number) => string;
  };
  /** Up to this page there is a “show more” button, from there on numbered pages. */
  readonly pagesByButton: number;
  readonly more: string;
}

/** Links to the next pages of a list: first a “show more” button, then numbered pages. */
export function NextPages({ list, pagesByButton, more }: NextPagesProps) {
  const { state, pages, hrefOf } = list;
  const { page } = state;
  const { formatMessage } = useIntl();
  if (page < pagesByButton)
    return page < pages ? <ShowMoreLink href={hrefOf(page + 1)} label={more} /> : null;
  const labels = {
    label: formatMessage({ id: 'list.pagination' }),
    previous: formatMessage({ id: 'list.previous' }),
    next: formatMessage({ id: 'list.next' }),
    page: (number: number) => formatMessage({ id: 'list.page' }, { page: number }),
  };
  return (
    <div data-list-link data-numbered>
      <Pagination current={page} total={pages} hrefOf={hrefOf} labels={labels} />
    </div>
  );
}
