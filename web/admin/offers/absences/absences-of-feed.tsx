import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { Paging } from '../../pages/paging.tsx';
import { requireShown } from '../../requests/require-shown.ts';
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx';
import { Loading } from '../../shell/frame.tsx';
import { useCanWrite } from '../../shell/session.ts';
import { listOfferAbsences } from '../api/offer-absences.ts';
import { AbsenceRow } from './absence-row.tsx';
import list from './absences.module.css';
import { useDecision } from './use-decision.ts';

/** The offers that left one feed, to withdraw or to keep, one or all. */
export function AbsencesOfFeed({ source }: { source: string }) {
  const { page } = useSearch({ from: '/admin/offers/absent' });
  const navigate = useNavigate({ from: '/admin/offers/absent' });
  const { data, error } = useQuery(listOfferAbsences(source, page));
  requireShown(data, error);
  if (!data) return <Loading />;
  return (
    <section className={list.feed} aria-labelledby="absences-of-feed">
      <h2 id="absences-of-feed">
        <FormattedMessage id="absences.of-feed" values={{ source }} />
      </h2>
      <p>
        <FormattedMessage id="absences.words" values={{ count: data.total }} />
      </p>
      <AllOfThem source={source} count={data.total} />
      <ul>
        {data.items.map((absence) => (
          <AbsenceRow key={absence.offer.id} absence={absence} />
        ))}
      </ul>
      <Paging
        list={data}
        onPage={(next) => void navigate({ search: { source, page: next }, replace: true })}
      />
    </section>
  );
}

function AllOfThem({ source, count }: { source: string; count: number }) {
  const intl = useIntl();
  const { decide, busy } = useDecision();
  const [isAsking, setAsking] = useState(false);
  if (!useCanWrite() || count === 0) return null;
  return (
    <p className={list.decisions}>
      <Button className="button small" isDisabled={busy} onPress={() => setAsking(true)}>
        <FormattedMessage id="absences.withdraw-all" values={{ count }} />
      </Button>
      <Button
        className="button small"
        isDisabled={busy}
        onPress={() => decide({ source, decision: 'keep' })}
      >
        <FormattedMessage id="absences.keep-all" values={{ count }} />
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={intl.formatMessage({ id: 'absences.withdraw-title' })}
          confirm={intl.formatMessage({ id: 'absences.withdraw' })}
          onConfirm={() => {
            setAsking(false);
            decide({ source, decision: 'withdraw' });
          }}
          onCancel={() => setAsking(false)}
        >
          <FormattedMessage id="absences.withdraw-question" values={{ count }} />
        </ConfirmDialog>
      )}
    </p>
  );
}
