import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { SearchResult } from '@parvis/contracts/site/search/site-search.ts';
import { useIntl } from 'react-intl';
import stretched from '../../ui/stretched-link.module.css';
import { dayWords } from '../lists/day-words.server.ts';
import styles from './found-row.module.css';
import { HighlightedText } from './highlighted-text.server.tsx';

interface FoundRowProps {
  readonly item: SearchResult;
  readonly locale: Locale;
  readonly level: 3 | 4;
  /** Whether to show its kind, because no heading does. */
  readonly saysKind: boolean;
}

/** One result as a row: its title, and the passage with the words found. */
export function FoundRow({ item, locale, level, saysKind }: FoundRowProps) {
  const { formatMessage } = useIntl();
  const { kind, path, title, excerpt, day } = item;
  const Heading = `h${level}` as const;
  const date = day === null ? undefined : dayWords(day, locale);
  return (
    <article className={`${stretched.area} ${styles.row}`}>
      {saysKind || date ? (
        <p className={styles.origin}>
          {saysKind ? (
            <span className={styles.kind}>{formatMessage({ id: `search.one.${kind}` })}</span>
          ) : null}
          {date ? <time dateTime={date.day}>{date.words}</time> : null}
        </p>
      ) : null}
      <Heading className={styles.title}>
        <a className={stretched.link} href={path}>
          <HighlightedText passages={title} />
        </a>
      </Heading>
      {excerpt.length > 0 ? (
        <p className={styles.excerpt}>
          <HighlightedText passages={excerpt} />
        </p>
      ) : null}
    </article>
  );
}
