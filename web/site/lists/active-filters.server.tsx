import type { ActiveFilter } from '@parvis/contracts/site/filters/filtered-list.ts';
import { useIntl } from 'react-intl';
import { ActiveTag } from '../../ui/tag/tag.tsx';
import styles from './results-header.module.css';

type Filter = Pick<ActiveFilter, 'name' | 'isHeld' | 'hrefWithout'> & { readonly of: string };

interface ActiveFiltersProps<F extends Filter> {
  readonly list: {
    readonly active: readonly F[];
    readonly campaign?: unknown;
    /** The address without any filters. */
    readonly reset: string;
  };
  readonly nameOf: (filter: F) => string;
}

/** The active filters, each with a link that removes it, and a link that removes them all. */
export function ActiveFilters<F extends Filter>({ list, nameOf }: ActiveFiltersProps<F>) {
  const { formatMessage } = useIntl();
  const { active, campaign, reset } = list;
  if (active.length === 0) return null;
  return (
    <ul className={styles.active} aria-label={formatMessage({ id: 'list.active' })}>
      {active.map((filter) => (
        <li key={`${filter.of} ${filter.name}`} data-list-link>
          <ActiveTag
            locked={filter.isHeld}
            href={filter.hrefWithout}
            removeLabel={formatMessage({ id: 'list.remove' })}
          >
            {nameOf(filter)}
          </ActiveTag>
        </li>
      ))}
      {active.some(({ isHeld }) => !isHeld) ? (
        <li data-list-link={campaign ? undefined : true}>
          <a className={styles.reset} href={reset}>
            {formatMessage({ id: 'list.reset' })}
          </a>
        </li>
      ) : null}
    </ul>
  );
}
