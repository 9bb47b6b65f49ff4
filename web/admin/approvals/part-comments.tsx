import type { ApprovalComment } from '@parvis/contracts/content/approval.ts';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import type { Part } from '../page-editor/part.ts';
import { readApproval } from './api/approvals.ts';

/** Returns the comments with which the last request was returned, on one part of an item. */
export function usePartComments(contentId: string, part: Part): readonly ApprovalComment[] {
  const { data } = useQuery(readApproval(contentId));
  const comments = data?.returned?.comments ?? [];
  return comments.filter((one) => one.part === part);
}

/** The comments on the part in the form, above its fields. */
export function PartComments({ contentId, part }: { contentId: string; part: Part }) {
  const comments = usePartComments(contentId, part);
  if (comments.length === 0) return null;
  return (
    <section>
      <h3>
        <FormattedMessage id="approval.comments" />
      </h3>
      <CommentList texts={comments.map(({ text }) => text)} />
    </section>
  );
}

/** Comments in the words of their author; nothing when there are none. */
export function CommentList({ texts }: { readonly texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <ul>
      {[...new Set(texts)].map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
