import type { ListedFacet } from '@parvis/contracts/facets/endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { DeleteButton } from '../lists/delete-button.tsx';
import { Paging } from '../pages/paging.tsx';
import { StatusMark } from '../pages/status-mark.tsx';
import { failureMessage } from '../requests/failure-message.ts';
import { DialogActions, DialogFrame } from '../shell/dialog-frame.tsx';
import { Loading } from '../shell/frame.tsx';
import { deleteFacet, listFacetUses, undeleteFacet } from './api/facets.ts';
import styles from './facets.module.css';

interface FacetDeleteButtonProps {
  readonly facet: ListedFacet;
  readonly name: string;
}

/** Deletes an unused value; for a value in use, lists its uses. */
export function FacetDeleteButton({ facet, name }: FacetDeleteButtonProps) {
  return (
    <DeleteButton
      name={name}
      question="facets.delete-question"
      send={() => deleteFacet(facet)}
      undo={() => undeleteFacet(facet)}
      list="facets"
    >
      {(question, close) => (
        <UnlessUsed facet={facet} name={name} onClose={close}>
          {question}
        </UnlessUsed>
      )}
    </DeleteButton>
  );
}

interface UnlessUsedProps extends FacetDeleteButtonProps {
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Renders its children for an unused value, else a dialog with the uses. */
function UnlessUsed({ facet, name, onClose, children }: UnlessUsedProps) {
  const intl = useIntl();
  const [page, setPage] = useState(1);
  const { data, error } = useQuery(listFacetUses(facet, page));
  if (data?.total === 0) return children;
  return (
    <DialogFrame title={intl.formatMessage({ id: 'facets.in-use' }, { name })} onClose={onClose}>
      {error && (
        <p role="alert" className="refused">
          {failureMessage(intl, error)}
        </p>
      )}
      {!data && !error && <Loading />}
      {data && (
        <>
          <p>
            <FormattedMessage id="facets.uses" values={{ total: data.total }} />
          </p>
          <ul className={styles.uses}>
            {data.items.map(({ id, kind, locale, title, status }) => (
              <li key={id}>
                <Link to="/admin/content/$kind/$id/edit" params={{ kind, id }}>
                  {title}
                </Link>
                <span>
                  <FormattedMessage id={`contents.title.${kind}`} /> ·{' '}
                  <FormattedMessage id={`locale.${locale}`} />{' '}
                  <StatusMark kind={kind} status={status} />
                </span>
              </li>
            ))}
          </ul>
          <Paging list={data} onPage={(next = 1) => setPage(next)} />
        </>
      )}
      <DialogActions>
        <Button className="button" autoFocus onPress={onClose}>
          <FormattedMessage id="bulk.close" />
        </Button>
      </DialogActions>
    </DialogFrame>
  );
}
