import type { ApprovalView } from '@parvis/contracts/content/approval-endpoints.ts';
import type { ContentView } from '@parvis/contracts/content/views.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from '../page-editor/session-banner.module.css';
import { usePageCommand } from '../page-editor/use-page-command.ts';
import { Moment } from '../shell/moment.tsx';
import { readApproval, withdrawApproval } from './api/approvals.ts';
import { CommentList } from './part-comments.tsx';
import { ReviewDialog } from './review-dialog.tsx';

interface ApprovalBannerProps {
  readonly content: ContentView;
  readonly mayWrite: boolean;
}

/** States that a publication waits for approval, since when and by whom, or was returned. */
export function ApprovalBanner({ content, mayWrite }: ApprovalBannerProps) {
  const { data } = useQuery(readApproval(content.id));
  if (data?.waiting) return <Waiting {...{ content, mayWrite }} waiting={data.waiting} />;
  if (data?.returned) return <Returned {...{ content, mayWrite }} returned={data.returned} />;
  return null;
}

function Waiting({
  content,
  mayWrite,
  waiting,
}: ApprovalBannerProps & { readonly waiting: NonNullable<ApprovalView['waiting']> }) {
  const intl = useIntl();
  const [isReviewing, setReviewing] = useState(false);
  const { by, at, note, isDraft, isOwn } = waiting;
  return (
    <div className={styles.banner} data-tone="note" role="status">
      <p>
        <FormattedMessage
          id={isOwn ? 'approval.waiting-own' : 'approval.waiting'}
          values={{ by, at: <Moment at={at} /> }}
        />
      </p>
      {note !== '' && <q>{note}</q>}
      {!isDraft && (
        <p>
          <FormattedMessage id="approval.draft-differs" />
        </p>
      )}
      <Button className="button" onPress={() => setReviewing(true)}>
        <FormattedMessage id={mayWrite && !isOwn ? 'approval.review' : 'approval.view'} />
      </Button>
      {mayWrite && isOwn && (
        <WithdrawButton
          content={content}
          request={waiting.request}
          label={intl.formatMessage({ id: 'approval.withdraw' })}
        />
      )}
      {isReviewing && (
        <ReviewDialog
          content={content}
          waiting={waiting}
          mayDecide={mayWrite && !isOwn}
          onClose={() => setReviewing(false)}
        />
      )}
    </div>
  );
}

function Returned({
  content,
  mayWrite,
  returned: { by, at, comments, request },
}: ApprovalBannerProps & { readonly returned: NonNullable<ApprovalView['returned']> }) {
  const intl = useIntl();
  return (
    <div className={styles.banner} data-tone="note" role="status">
      <p>
        <FormattedMessage id="approval.returned" values={{ by, at: <Moment at={at} /> }} />
      </p>
      <CommentList
        texts={comments.flatMap(({ part, text }) => (part === undefined ? [text] : []))}
      />
      {comments.some(({ part }) => part !== undefined) && (
        <p>
          <FormattedMessage id="approval.comments-at-parts" />
        </p>
      )}
      {mayWrite && (
        <WithdrawButton
          content={content}
          request={request}
          label={intl.formatMessage({ id: 'approval.dismiss' })}
        />
      )}
    </div>
  );
}

interface WithdrawButtonProps {
  readonly content: ContentView;
  readonly request: number;
  readonly label: string;
}

function WithdrawButton({ content, request, label }: WithdrawButtonProps) {
  const { run, busy } = usePageCommand(content.id);
  return (
    <Button
      className="link"
      isDisabled={busy}
      onPress={() => void run({ send: () => withdrawApproval(content.id, request) })}
    >
      {label}
    </Button>
  );
}
