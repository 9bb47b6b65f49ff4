import type { ApprovalComment } from '@parvis/contracts/content/approval.ts';
import {
  type ApprovalView,
  approvalEndpoints,
} from '@parvis/contracts/content/approval-endpoints.ts';
import { moduleIdSchema } from '@parvis/contracts/content/ids.ts';
import type { ContentView } from '@parvis/contracts/content/views.ts';
import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { FoundWork } from '../drafts/found-work.tsx';
import { useTypedTexts } from '../drafts/use-typed-texts.ts';
import { ChangeList } from '../page-editor/change-list.tsx';
import { PreviewFrame } from '../page-editor/preview-frame.tsx';
import { usePageCommand } from '../page-editor/use-page-command.ts';
import { composeAddress } from '../requests/call-endpoint.ts';
import { DialogActions, DialogFrame } from '../shell/dialog-frame.tsx';
import { Field } from '../shell/field.tsx';
import { approvePublication, returnPublication } from './api/approvals.ts';

interface ReviewDialogProps {
  readonly content: ContentView;
  readonly waiting: NonNullable<ApprovalView['waiting']>;
  /** Whether the reader may approve or return it. */
  readonly mayDecide: boolean;
  readonly onClose: () => void;
}

/** What is written by what it is about: `item`, `header`, or a module's id. */
type Written = ReturnType<typeof useTypedTexts>['texts'];

/** The version that was requested: what it changes, how it looks, and what is said about it. */
export function ReviewDialog({ content, waiting, mayDecide, onClose }: ReviewDialogProps) {
  const intl = useIntl();
  const { id, kind } = content;
  const name = `approval-return-${id}-${waiting.request}`;
  const { texts: written, type, discard, ...kept } = useTypedTexts(name);
  const decide = useDecision(content, waiting, { discard, onClose });
  const comments = commentsIn(written);
  const address = composeAddress(approvalEndpoints.viewRequestedVersion, { params: { id } });
  return (
    <DialogFrame
      wide
      title={intl.formatMessage({ id: 'approval.title' }, { kind })}
      onClose={onClose}
    >
      {waiting.note !== '' && <blockquote>{waiting.note}</blockquote>}
      <ChangeList item={content} changes={waiting.changes} />
      <details>
        <summary>
          <FormattedMessage id="approval.preview" />
        </summary>
        <PreviewFrame
          title={intl.formatMessage({ id: 'approval.preview' })}
          address={address}
          version={`${address}#${waiting.request}`}
        />
        <a className="link" href={address} target="_blank" rel="noopener noreferrer">
          <FormattedMessage id="approval.open" />
        </a>
      </details>
      {mayDecide && <FoundWork {...kept} />}
      {mayDecide && <CommentFields {...{ waiting, written }} onWrite={type} />}
      <DialogActions>
        {mayDecide && (
          <>
            <Button
              className="button publish"
              isDisabled={decide.busy || comments.length > 0}
              onPress={decide.approve}
            >
              <FormattedMessage id="approval.approve" />
            </Button>
            <Button
              className="button"
              isDisabled={decide.busy || comments.length === 0}
              onPress={() => decide.return(comments)}
            >
              <FormattedMessage id="approval.return" />
            </Button>
          </>
        )}
        <Button className="button" onPress={decide.cancel}>
          <FormattedMessage id="action.cancel" />
        </Button>
      </DialogActions>
    </DialogFrame>
  );
}

function useDecision(
  { id, kind }: ContentView,
  { request }: ReviewDialogProps['waiting'],
  { discard, onClose }: { readonly discard: () => void; readonly onClose: () => void },
) {
  const intl = useIntl();
  const { run, busy } = usePageCommand(id);
  const settle = async (message: string, send: () => ReturnType<typeof approvePublication>) => {
    const done = () => ({ words: intl.formatMessage({ id: message }, { kind }) });
    const settled = async () => {
      const receipt = await send();
      // The dialog is gone before the command is done: the request no longer waits.
      discard();
      return receipt;
    };
    if (await run({ send: settled, done })) onClose();
  };
  return {
    busy,
    cancel: () => {
      discard();
      onClose();
    },
    approve: () => void settle('approval.approved', () => approvePublication(id, request)),
    return: (comments: readonly ApprovalComment[]) =>
      void settle('approval.sent-back', () => returnPublication(id, request, comments)),
  };
}

interface CommentFieldsProps {
  readonly waiting: ReviewDialogProps['waiting'];
  readonly written: Written;
  readonly onWrite: (about: string, text: string) => void;
}

/** A field for the item, one for its header if that changes, and one for each changed module. */
function CommentFields({ waiting: { changes }, written, onWrite }: CommentFieldsProps) {
  const intl = useIntl();
  const field = (about: string, label: string) => (
    <Field
      key={about}
      label={label}
      rows={2}
      value={written[about] ?? ''}
      onChange={(text) => onWrite(about, text)}
    />
  );
  return (
    <>
      {field('item', intl.formatMessage({ id: 'approval.comment' }))}
      {changes.header && field('header', intl.formatMessage({ id: 'approval.comment-header' }))}
      {changes.modules.map(({ id, type, title }) =>
        field(
          id,
          intl.formatMessage(
            { id: 'approval.comment-module' },
            { module: `${intl.formatMessage({ id: `module-type.${type}` })} ${title}`.trim() },
          ),
        ),
      )}
    </>
  );
}

function commentsIn(written: Written): readonly ApprovalComment[] {
  return Object.entries(written).flatMap(([about, words]): readonly ApprovalComment[] => {
    const text = words.trim();
    if (text === '') return [];
    if (about === 'item') return [{ text }];
    return [{ part: about === 'header' ? about : moduleIdSchema.parse(about), text }];
  });
}
