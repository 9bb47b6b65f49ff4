import type { FilteredList } from '@parvis/contracts/site/filters/filtered-list.ts';
import { useIntl } from 'react-intl';
import typography from '../../ui/typography.module.css';
import { Breadcrumb } from '../breadcrumb.tsx';
import { ChartHead } from '../chart-head.tsx';
import { homePath } from '../home-path.ts';
import styles from './list-head.module.css';
import { ListTitle } from './list-title.tsx';

/** The head of a list: what it holds, over a chart of its own. */
export function ListHead({ list }: { readonly list: FilteredList }) {
  const { formatMessage } = useIntl();
  const home = { title: formatMessage({ id: 'breadcrumb.home' }), path: homePath(list.locale) };
  const title = formatMessage({ id: `list.${list.list}.title` });
  return (
    <ChartHead seed={list.list} size="large">
      <div className={styles.words}>
        <Breadcrumb home={home} above={[]} title={title} />
        <h1 className={`${typography.title} ${styles.title}`} data-list="title">
          <ListTitle list={list} />
        </h1>
        <p className={typography.lead}>{formatMessage({ id: `list.${list.list}.lead` })}</p>
      </div>
    </ChartHead>
  );
}
