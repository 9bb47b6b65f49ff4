import type { FilteredList } from '@parvis/contracts/site/filters/filtered-list.ts';
import { useIntl } from 'react-intl';
import { Breadcrumb } from '../../server/breadcrumb.tsx';
import { ChartHead } from '../../server/chart-head.tsx';
import { homePath } from '../../server/home-path.ts';
import typography from '../../ui/typography.module.css';
import styles from './list-head.module.css';
import { composeLead, ListTitle } from './list-title.server.tsx';

/** The header of a list: its title and introduction, over its chart. */
export function ListHead({ list }: { readonly list: FilteredList }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const home = { title: formatMessage({ id: 'breadcrumb.home' }), path: homePath(list.locale) };
  const { campaign } = list;
  const lead = composeLead(list, intl);
  const title = formatMessage({ id: `list.${list.list}.title` });
  return (
    <ChartHead seed={list.list} size="large">
      <div className={styles.words}>
        <Breadcrumb home={home} above={campaign ? [campaign] : []} title={title} />
        <h1 className={`${typography.title} ${styles.title}`} data-list="title">
          <ListTitle list={list} />
        </h1>
        {lead ? <p className={typography.lead}>{lead}</p> : null}
      </div>
    </ChartHead>
  );
}
