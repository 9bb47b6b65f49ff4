import type { FilteredList } from '@parvis/contracts/site/filters/filtered-list.ts';
import { useIntl } from 'react-intl';
import { wordsIn } from '../words.ts';
import styles from './list-head.module.css';

/** More names than these would make a title longer than its page. */
const maxNamesInTitle = 2;

/** The names of the values that a list is narrowed to, where they are few enough for a title. */
function namesInTitle({ active, locale }: FilteredList): string | undefined {
  const names = active.flatMap(({ of, name }) =>
    of === 'keywords' || of === 'dates' ? [] : [name],
  );
  if (names.length === 0 || names.length > maxNamesInTitle) return undefined;
  return new Intl.ListFormat(locale).format(names);
}

/** What the list is called, and what it is narrowed to. */
export function ListTitle({ list }: { readonly list: FilteredList }) {
  const { formatMessage } = useIntl();
  const names = namesInTitle(list);
  return (
    <>
      {formatMessage({ id: `list.${list.list}.title` })}
      {names === undefined ? null : (
        <>
          <span className="visually-hidden">, </span>
          <span className={styles.narrowed}>{names}</span>
        </>
      )}
    </>
  );
}

/** The title of the list's document: what it is narrowed to first, then its page, then the site. */
export function documentTitle(list: FilteredList): string {
  const { formatMessage } = wordsIn[list.locale];
  const { page } = list.state;
  const title = [
    namesInTitle(list),
    formatMessage({ id: `list.${list.list}.title` }),
    page > 1 ? formatMessage({ id: 'list.page-of' }, { page, pages: list.pages }) : undefined,
  ]
    .filter((part) => part !== undefined)
    .join(' – ');
  return formatMessage({ id: 'site.title' }, { title });
}
