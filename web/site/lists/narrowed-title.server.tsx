import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { IntlShape } from 'react-intl';
import { joinNames } from '../../server/join-names.ts';
import styles from './list-head.module.css';

interface NarrowedTitleProps {
  readonly name: string;
  /** The names of the reader's filters. */
  readonly narrowedTo: string | undefined;
}

/** The name of a list, and below it its filters. */
export function NarrowedTitle({ name, narrowedTo }: NarrowedTitleProps) {
  return (
    <>
      {name}
      {narrowedTo === undefined ? null : (
        <>
          <span className="visually-hidden">, </span>
          <span className={styles.narrowed}>{narrowedTo}</span>
        </>
      )}
    </>
  );
}

/** The maximum number of names in a title; more would make it too long. */
const maxNamesInTitle = 2;

/** Returns the names of the reader's filter values, if they are few enough for a title. */
export function namesInTitle(names: readonly string[], locale: Locale): string | undefined {
  if (names.length === 0 || names.length > maxNamesInTitle) return undefined;
  return joinNames(names, locale);
}

/** Returns a list's names as plain text, with its page number unless it is the first. */
export function titleWithPage(
  { formatMessage }: Pick<IntlShape, 'formatMessage'>,
  names: readonly (string | undefined)[],
  { page, pages }: { readonly page: number; readonly pages: number },
): string {
  const last = page > 1 ? formatMessage({ id: 'list.page-of' }, { page, pages }) : undefined;
  return [...names, last].filter((part) => part !== undefined).join(' – ');
}
