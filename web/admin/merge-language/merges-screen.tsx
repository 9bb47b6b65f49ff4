import { proposalStatusSchema } from '@parvis/contracts/content/views.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import { Paging } from '../pages/paging.tsx';
import { requireShown } from '../requests/require-shown.ts';
import { Loading } from '../shell/frame.tsx';
import { NativeSelect } from '../shell/native-select.tsx';
import { useCanWrite } from '../shell/session.ts';
import { listMerges } from './api/merges.ts';
import styles from './merge-language.module.css';
import { mergesSearchSchema } from './merges-search.ts';
import { ProposalRow } from './proposal-row.tsx';

const statuses = ['all', ...proposalStatusSchema.options] as const;

/** The screen of merge-language proposals, where they are accepted or declined. */
export function MergesScreen() {
  const intl = useIntl();
  const search = useSearch({ from: '/admin/merge-language' });
  const navigate = useNavigate({ from: '/admin/merge-language' });
  const mayWrite = useCanWrite();
  const { data, error } = useQuery(listMerges(search));
  requireShown(data, error);
  return (
    <section className={styles.screen}>
      <h1>
        <FormattedMessage id="merge.title" />
      </h1>
      <p className={styles.intro}>
        <FormattedMessage id="merge.intro" />
      </p>
      <NativeSelect
        label={intl.formatMessage({ id: 'filter.status' })}
        value={search.status ?? 'all'}
        options={statuses.map((value) => ({
          value,
          label: intl.formatMessage({
            id: value === 'all' ? 'filter.all-status' : `merge.status.${value}`,
          }),
        }))}
        onChange={(status) =>
          void navigate({ search: mergesSearchSchema.parse({ status }), replace: true })
        }
      />
      {!data && <Loading />}
      {data?.items.length === 0 && (
        <p className={styles.none}>
          <FormattedMessage id="merge.none" />
        </p>
      )}
      <ul className={styles.proposals}>
        {data?.items.map((proposal) => (
          <ProposalRow key={proposal.id} proposal={proposal} mayWrite={mayWrite} />
        ))}
      </ul>
      {data && (
        <Paging
          list={data}
          onPage={(page) => void navigate({ search: { ...search, page }, replace: true })}
        />
      )}
    </section>
  );
}
