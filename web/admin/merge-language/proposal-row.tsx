import type { ProposalView } from '@parvis/contracts/content/views.ts';
import { Link } from '@tanstack/react-router';
import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { usePageCommand } from '../page-editor/use-page-command.ts';
import { proposeMerge, settleMerge } from './api/merges.ts';
import styles from './merge-language.module.css';

interface ProposalRowProps {
  readonly proposal: ProposalView;
  readonly mayWrite: boolean;
  /** The page whose editor shows the row; its title is not repeated there. */
  readonly seenFrom?: string;
}

/**
 * One proposal that two pages are translations of each other, with buttons to accept and decline
 * it.
 */
export function ProposalRow({ proposal, mayWrite, seenFrom }: ProposalRowProps) {
  const intl = useIntl();
  const { run, busy } = usePageCommand(seenFrom ?? proposal.source.id);
  const sides = [proposal.source, proposal.target].filter(({ id }) => id !== seenFrom);
  const proposeAgain = () =>
    void run({
      send: () => proposeMerge(proposal.source.id, proposal.target.id),
      done: () => ({ words: intl.formatMessage({ id: 'merge.proposed' }) }),
    });
  const settle = (accepted: boolean) =>
    void run({
      send: () => settleMerge(proposal.id, accepted),
      done: () => ({
        words: intl.formatMessage({ id: accepted ? 'merge.accepted' : 'merge.declined' }),
        ...(!accepted && {
          action: { label: intl.formatMessage({ id: 'action.undo' }), run: proposeAgain },
        }),
      }),
    });
  return (
    <li className={styles.proposal}>
      <span className={styles.sides}>
        {sides.map((side) => (
          <span key={side.id}>
            <abbr>{side.locale.toUpperCase()}</abbr>
            <Link to="/admin/pages/$id" params={{ id: side.id }}>
              {side.title}
            </Link>
          </span>
        ))}
      </span>
      <em data-status={proposal.status}>
        <FormattedMessage id={`merge.status.${proposal.status}`} />
      </em>
      {mayWrite && proposal.status === 'declined' && (
        <span className={styles.responses}>
          <Button className="button small" isDisabled={busy} onPress={proposeAgain}>
            <FormattedMessage id="merge.propose-again" />
          </Button>
        </span>
      )}
      {mayWrite && proposal.status === 'proposed' && (
        <span className={styles.responses}>
          <Button className="button small primary" isDisabled={busy} onPress={() => settle(true)}>
            <FormattedMessage id="merge.accept" />
          </Button>
          <Button className="button small" isDisabled={busy} onPress={() => settle(false)}>
            <FormattedMessage id="merge.decline" />
          </Button>
        </span>
      )}
    </li>
  );
}
