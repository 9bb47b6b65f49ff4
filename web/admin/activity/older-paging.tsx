import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './activity.module.css';

interface OlderPagingProps<Cursor> {
  readonly isFirst: boolean;
  /** Where the next page begins; null at the end. */
  readonly next: Cursor | null;
  /** Called with where a page begins; undefined for the first. */
  readonly onShow: (before: Cursor | undefined) => void;
}

/** Buttons to the newest entries and to older ones; nothing when there is one page. */
export function OlderPaging<Cursor>({ isFirst, next, onShow }: OlderPagingProps<Cursor>) {
  const intl = useIntl();
  if (isFirst && next === null) return null;
  return (
    <nav className={styles.paging} aria-label={intl.formatMessage({ id: 'paging.label' })}>
      <Button className="button" isDisabled={isFirst} onPress={() => onShow(undefined)}>
        <FormattedMessage id="activity.newest" />
      </Button>
      <Button
        className="button"
        isDisabled={next === null}
        onPress={() => next !== null && onShow(next)}
      >
        <FormattedMessage id="activity.older" />
      </Button>
    </nav>
  );
}
