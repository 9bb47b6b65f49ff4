import { tracedEndpoints, tracedRefusals } from '@parvis/contracts/security/traced.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { renderUnkeyed } from '../../blocks/render-unkeyed.ts';
import frame from '../offers/offers.module.css';
import { Paging } from '../pages/paging.tsx';
import { requireShown } from '../requests/require-shown.ts';
import { Loading } from '../shell/frame.tsx';
import { NativeSelect } from '../shell/native-select.tsx';
import { listSecurityEvents } from './api/security-events.ts';
import { EventRow } from './event-row.tsx';
import styles from './security.module.css';
import type { SecuritySearch } from './security-search.ts';
import { eventText, reasonText } from './security-words.ts';

/** The security trace, for auditors and administrators; its filters are in the address. */
export function SecurityScreen() {
  const search = useSearch({ from: '/admin/security' });
  const navigate = useNavigate({ from: '/admin/security' });
  const { data, error } = useQuery(listSecurityEvents(search));
  requireShown(data, error);
  const change = (changed: Partial<SecuritySearch>) =>
    void navigate({ search: { ...search, page: undefined, ...changed }, replace: true });
  const concerned = data?.items.find(({ account }) => account?.id === search.accountId)?.account;
  return (
    <section className={frame.screen}>
      <h1>
        <FormattedMessage id="security.title" />
      </h1>
      <p className={frame.count}>
        <FormattedMessage id="security.intro" />
      </p>
      <Filters search={search} onChange={change} />
      {search.accountId !== undefined && (
        <p>
          <FormattedMessage
            id="security.only"
            values={{ name: concerned?.name ?? search.accountId }}
          />{' '}
          <Button className="button small" onPress={() => change({ accountId: undefined })}>
            <FormattedMessage id="security.everybody" />
          </Button>
        </p>
      )}
      <p role="status" className={frame.count}>
        {data && <FormattedMessage id="security.count" values={{ total: data.total }} />}
      </p>
      {!data && <Loading />}
      {data?.total === 0 && (
        <p className={frame.none}>
          <FormattedMessage id="security.none" />
        </p>
      )}
      {data && data.items.length > 0 && (
        <ul className={styles.list}>
          {renderUnkeyed(data.items, (event) => (
            <EventRow event={event} onAccount={(accountId) => change({ accountId })} />
          ))}
        </ul>
      )}
      {data && <Paging list={data} onPage={(page) => change({ page })} />}
    </section>
  );
}

interface FiltersProps {
  readonly search: SecuritySearch;
  readonly onChange: (changed: Partial<SecuritySearch>) => void;
}

function Filters({ search, onChange }: FiltersProps) {
  const intl = useIntl();
  const all = { value: '', label: intl.formatMessage({ id: 'security.all' }) };
  const done = { value: 'done', label: intl.formatMessage({ id: 'security.done' }) };
  return (
    <search className={styles.filters}>
      <NativeSelect
        label={intl.formatMessage({ id: 'security.filter.what' })}
        value={search.what ?? ''}
        onChange={(what) => onChange({ what: what === '' ? undefined : what })}
        options={[
          all,
          ...tracedEndpoints.map((value) => ({ value, label: eventText(intl, value) })),
        ]}
      />
      <NativeSelect
        label={intl.formatMessage({ id: 'security.filter.outcome' })}
        value={search.outcome ?? ''}
        onChange={(outcome) => onChange({ outcome: outcome === '' ? undefined : outcome })}
        options={[
          all,
          done,
          ...tracedRefusals.map((value) => ({ value, label: reasonText(intl, value) })),
        ]}
      />
    </search>
  );
}
