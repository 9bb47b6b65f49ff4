import { offerStatuses } from '@parvis/contracts/careers/evolve-offer.ts';
import { X } from 'lucide-react';
import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { NativeSelect } from '../shell/native-select.tsx';
import { SearchBox } from '../shell/search-box.tsx';
import styles from './offers.module.css';
import { type OffersSearch, offerSorts } from './offers-search.ts';

interface OfferFiltersProps {
  readonly search: OffersSearch;
  readonly onChange: (changed: Partial<OffersSearch>) => void;
}

/** Search as you type, status and order; a source in the address can be removed. */
export function OfferFilters({ search, onChange }: OfferFiltersProps) {
  const intl = useIntl();
  return (
    <search className={styles.filters}>
      <SearchBox
        label={intl.formatMessage({ id: 'offer-list.search' })}
        shown={search.q}
        onSearch={(q) => onChange({ q })}
      />
      <NativeSelect
        label={intl.formatMessage({ id: 'filter.status' })}
        value={search.status ?? 'all'}
        options={[
          { value: 'all', label: intl.formatMessage({ id: 'offer-list.all-status' }) } as const,
          ...offerStatuses.map((value) => ({
            value,
            label: intl.formatMessage({ id: `offer-list.status.${value}` }),
          })),
        ]}
        onChange={(status) => onChange({ status: status === 'all' ? undefined : status })}
      />
      <NativeSelect
        label={intl.formatMessage({ id: 'offer-list.sort' })}
        value={search.sort ?? 'updated'}
        options={offerSorts.map((value) => ({
          value,
          label: intl.formatMessage({ id: `offer-list.sort.${value}` }),
        }))}
        onChange={(sort) => onChange({ sort: sort === 'updated' ? undefined : sort })}
      />
      {search.source !== undefined && (
        <Button className="button small" onPress={() => onChange({ source: undefined })}>
          <FormattedMessage id="offer-list.of-source" values={{ name: search.source }} />
          <X size={14} aria-hidden />
        </Button>
      )}
    </search>
  );
}
