import type { RedirectView } from '@parvis/contracts/redirects/views.ts';
import { FormattedMessage } from 'react-intl';
import { DeleteButton } from '../lists/delete-button.tsx';
import { LastChange } from '../lists/last-change.tsx';
import styles from '../lists/lists.module.css';
import { RowActions } from '../lists/row-actions.tsx';
import { redirectRequests } from './redirect-entity.ts';
import { RedirectWarnings } from './redirect-warnings.tsx';

interface RedirectRowProps {
  readonly redirect: RedirectView;
  readonly onEdit: () => void;
}

/** One redirect: source, target, status, and commands. */
export function RedirectRow({ redirect, onEdit }: RedirectRowProps) {
  const { from, target } = redirect;
  return (
    <tr>
      <td className={styles.name}>{from}</td>
      <td>
        {target.status !== 410 && <>→ {target.to} </>}
        <span className={styles.soft}>
          <FormattedMessage id={`redirects.status-${target.status}`} />
        </span>
        <RedirectWarnings warnings={redirect.warnings ?? []} />
      </td>
      <LastChange of={redirect} />
      <RowActions of={{ type: 'redirect', id: redirect.id }} name={from} onEdit={onEdit}>
        <DeleteButton
          name={from}
          question="redirects.delete-question"
          send={() => redirectRequests.delete(redirect)}
          undo={() => redirectRequests.undelete(redirect)}
          list="redirects"
        />
      </RowActions>
    </tr>
  );
}
