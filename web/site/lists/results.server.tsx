import type { FilteredList } from '@parvis/contracts/site/filters/filtered-list.ts';
import { FormattedMessage } from 'react-intl';
import { CachedPart } from '../../server/cached-part.tsx';
import typography from '../../ui/typography.module.css';
import { EntryView } from './entry-view.server.tsx';
import styles from './results.module.css';

const layouts = {
  news: 'cards',
  media: 'cards',
  pages: 'rows',
  pressReleases: 'rows',
  agenda: 'rows',
} as const;

/** The entries of one page of a list, or a hint when there are none. */
export function Results({ list }: { readonly list: FilteredList }) {
  if (list.entries.length === 0) return <NoResults list={list} />;
  return (
    <ul className={styles[layouts[list.list]]} data-list="items">
      {list.entries.map((entry, index) => (
        <CachedPart
          key={entry.path}
          as="li"
          name="entry"
          locale={list.locale}
          shown={[list.list, entry, index < 3]}
        >
          <EntryView entry={entry} of={list.list} locale={list.locale} isFirst={index < 3} />
        </CachedPart>
      ))}
    </ul>
  );
}

/** Too many filters, or a list that is still empty. */
function NoResults({ list }: { readonly list: FilteredList }) {
  if (list.active.length === 0)
    return (
      <div className={styles.empty}>
        <p className={typography.lead}>
          <FormattedMessage id="list.nothing" />
        </p>
      </div>
    );
  return (
    <div className={styles.empty}>
      <h3 className={typography.heading}>
        <FormattedMessage id="list.empty.title" />
      </h3>
      <p className={typography.lead}>
        <FormattedMessage id="list.empty.text" />
      </p>
      <p data-list-link>
        <a href={list.reset}>
          <FormattedMessage id="list.reset" />
        </a>
      </p>
    </div>
  );
}
