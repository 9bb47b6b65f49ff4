import { type Check, checks } from '@parvis/contracts/content/checks/finding.ts';
import { locales } from '@parvis/contracts/site/locale.ts';
import { kindsInOrder } from '@parvis/contracts/site/routes/admin-screens.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from '../pages/pages.module.css';
import { Paging } from '../pages/paging.tsx';
import { requireShown } from '../requests/require-shown.ts';
import { Loading } from '../shell/frame.tsx';
import { OptionalSelect } from '../shell/optional-select.tsx';
import { listChecks } from './api/checks.ts';
import { CheckedItems } from './checked-items.tsx';
import type { ChecksSearch } from './checks-search.ts';

/** What to look at in what is published, over the site. */
export function ChecksScreen() {
  const search = useSearch({ from: '/admin/checks' });
  const navigate = useNavigate({ from: '/admin/checks' });
  const { data, error } = useQuery(listChecks(search));
  requireShown(data, error);
  return (
    <section className={styles.screen}>
      <h1>
        <FormattedMessage id="checks.title" />
      </h1>
      <p className={styles.count}>
        <FormattedMessage id="checks.hint" />
      </p>
      <Filters
        search={search}
        counts={data?.counts ?? {}}
        onChange={(changed) => void navigate({ search: changed, replace: true })}
      />
      <p role="status" className={styles.count}>
        {data && <FormattedMessage id="checks.count" values={{ total: data.total }} />}{' '}
        {data !== undefined && data.unchecked > 0 && (
          <FormattedMessage id="checks.unchecked" values={{ left: data.unchecked }} />
        )}
      </p>
      {!data && <Loading />}
      {data && data.total > 0 && <CheckedItems items={data.items} />}
      {data && (
        <Paging list={data} onPage={(page) => void navigate({ search: { ...search, page } })} />
      )}
    </section>
  );
}

interface FiltersProps {
  readonly search: ChecksSearch;
  readonly counts: Partial<Record<Check, number>>;
  readonly onChange: (search: ChecksSearch) => void;
}

function Filters({ search, counts, onChange }: FiltersProps) {
  const intl = useIntl();
  const { check, locale, kind } = search;
  const words = (id: string) => intl.formatMessage({ id });
  const change = (changed: ChecksSearch) => onChange({ check, locale, kind, ...changed });
  return (
    <div className={styles.filters}>
      <OptionalSelect
        label={words('checks.filter')}
        none={words('checks.all')}
        value={check}
        options={checks.map((value) => ({
          value,
          label: `${intl.formatMessage({ id: `checks.name.${value}` })} (${counts[value] ?? 0})`,
        }))}
        onChange={(chosen) => change({ check: chosen })}
      />
      <OptionalSelect
        label={words('filter.locale')}
        none={words('filter.all-locale')}
        value={locale}
        options={locales.map((value) => ({
          value,
          label: intl.formatMessage({ id: `locale.${value}` }),
        }))}
        onChange={(chosen) => change({ locale: chosen })}
      />
      <OptionalSelect
        label={words('checks.kind')}
        none={words('checks.all')}
        value={kind}
        options={kindsInOrder.map((value) => ({
          value,
          label: intl.formatMessage({ id: `contents.title.${value}` }),
        }))}
        onChange={(chosen) => change({ kind: chosen })}
      />
    </div>
  );
}
