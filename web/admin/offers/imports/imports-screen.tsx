import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { Button } from 'react-aria-components';
import { FormattedMessage } from 'react-intl';
import { Paging } from '../../pages/paging.tsx';
import { requireShown } from '../../requests/require-shown.ts';
import { Loading } from '../../shell/frame.tsx';
import { useCanWrite } from '../../shell/session.ts';
import { listOfferImports } from '../api/offer-imports.ts';
import styles from '../offers.module.css';
import { OffersHead } from '../offers-head.tsx';
import { FeedsPanel } from './feeds-panel.tsx';
import { ImportReport } from './import-report.tsx';
import list from './imports.module.css';

/** The reports of imports, newest first. */
export function ImportsScreen() {
  const search = useSearch({ from: '/admin/offers/imports' });
  const navigate = useNavigate({ from: '/admin/offers/imports' });
  const { data, error, isPlaceholderData } = useQuery(listOfferImports(search));
  requireShown(data, error);
  const canWrite = useCanWrite();
  return (
    <section className={styles.screen}>
      <OffersHead title="imports.title" />
      {canWrite && (
        <p>
          <Link className="button" to="/admin/offers/upload">
            <FormattedMessage id="offer-upload.link" />
          </Link>{' '}
          <Link className="button" to="/admin/offers/mappings" search={{}}>
            <FormattedMessage id="mappings.title" />
          </Link>
        </p>
      )}
      <FeedsPanel />
      {search.source !== undefined && (
        <p>
          <Button
            className="button small"
            onPress={() => void navigate({ search: {}, replace: true })}
          >
            <FormattedMessage id="offer-list.of-source" values={{ name: search.source }} />
            <X size={14} aria-hidden />
          </Button>
        </p>
      )}
      <p role="status" className={styles.count}>
        {data && <FormattedMessage id="imports.count" values={{ total: data.total }} />}
      </p>
      {!data && <Loading />}
      {data?.total === 0 && (
        <p className={styles.none}>
          <FormattedMessage id="imports.none" />
        </p>
      )}
      <ol className={list.reports} data-fading={isPlaceholderData}>
        {data?.items.map((report) => (
          <ImportReport key={report.id} report={report} />
        ))}
      </ol>
      {data && (
        <Paging
          list={data}
          onPage={(page) => void navigate({ search: { ...search, page }, replace: true })}
        />
      )}
    </section>
  );
}
