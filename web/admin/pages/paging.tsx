import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './pages.module.css';

interface PagingProps {
  readonly list: { readonly total: number; readonly page: number; readonly pageSize: number };
  /** Called with the page number; undefined for the first. */
  readonly onPage: (page: number | undefined) => void;
}

/** Previous and next buttons; hidden for a single page. */
export function Paging({ list, onPage }: PagingProps) {
  const intl = useIntl();
  const pages = Math.max(1, Math.ceil(list.total / list.pageSize));
  if (pages === 1) return null;
  return (
    <nav className={styles.paging} aria-label={intl.formatMessage({ id: 'paging.label' })}>
      <Button
        className="button"
        isDisabled={list.page <= 1}
        onPress={() => onPage(list.page - 1 > 1 ? list.page - 1 : undefined)}
      >
        <FormattedMessage id="paging.previous" />
      </Button>
      <span>
        <FormattedMessage id="paging.place" values={{ page: list.page, pages }} />
      </span>
      <Button
        className="button"
        isDisabled={list.page >= pages}
        onPress={() => onPage(list.page + 1)}
      >
        <FormattedMessage id="paging.next" />
      </Button>
    </nav>
  );
}
