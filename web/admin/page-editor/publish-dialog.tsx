import type { ItemParts } from '@parvis/contracts/content/commands.ts';
import type { PublicationEffects } from '@parvis/contracts/content/publication-endpoints.ts';
import type { ContentView } from '@parvis/contracts/content/views.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { ApprovalRequest } from '../approvals/approval-request.tsx';
import { failureMessage } from '../requests/failure-message.ts';
import { DialogActions, DialogFrame } from '../shell/dialog-frame.tsx';
import { Loading } from '../shell/frame.tsx';
import { rehearsePublication } from './api/rehearse-publication.ts';
import { ChangeList } from './change-list.tsx';
import { chosenParts, isNothing, isUnchanged } from './chosen-parts.ts';
import { EffectList } from './effect-list.tsx';
import type { Part } from './part.ts';

interface PublishDialogProps {
  readonly content: ContentView;
  /** Whether a command on it is being carried out. */
  readonly busy: boolean;
  /** @param only the parts to publish; undefined for all */
  readonly onPublish: (effects: PublicationEffects, only: ItemParts | undefined) => void;
  /** Requests somebody else's approval of all of it; resolves to undefined when it failed. */
  readonly onRequest: (effects: PublicationEffects, note: string) => Promise<unknown>;
  /** The same for a publication of all of it without the approval that is required. */
  readonly onOverride: (effects: PublicationEffects, reason: string) => Promise<unknown>;
  readonly onCancel: () => void;
}

/** Shows what visitors will see differently, here and elsewhere, before it is published. */
export function PublishDialog(props: PublishDialogProps) {
  const { content, busy, onPublish, onRequest, onOverride, onCancel } = props;
  const intl = useIntl();
  const [leftOut, setLeftOut] = useState<ReadonlySet<Part>>(new Set());
  const rehearsal = useQuery(rehearsePublication(content.id, 'publish'));
  const { error } = rehearsal;
  // What was shown at an earlier opening is not what would be published now.
  const data = rehearsal.isFetching ? undefined : rehearsal.data;
  const only = data && chosenParts(data.changes, leftOut);
  return (
    <DialogFrame
      title={intl.formatMessage({ id: 'page-menu.publish' }, { kind: content.kind })}
      onClose={onCancel}
    >
      {error && (
        <p role="alert" className="refused">
          {failureMessage(intl, error)}
        </p>
      )}
      {data && <Effects {...{ content, data, leftOut }} onLeaveOut={setLeftOut} />}
      {!data && !error && <Loading />}
      {rehearsal.data?.needsApproval ? (
        <ApprovalRequest
          contentId={content.id}
          isDisabled={busy || data === undefined || isUnchanged(data.changes)}
          onRequest={async (note) => data && onRequest(data, note)}
          onOverride={async (reason) => data && onOverride(data, reason)}
          onClose={onCancel}
        />
      ) : (
        <DialogActions>
          <Button
            key={String(data === undefined)}
            className="button publish"
            autoFocus
            isDisabled={data === undefined || isUnchanged(data.changes) || isNothing(only)}
            onPress={() => data && onPublish(data, only)}
          >
            <FormattedMessage id={leftOut.size === 0 ? 'publish.page' : 'publication.parts'} />
          </Button>
          <Button className="button" onPress={onCancel}>
            <FormattedMessage id="action.cancel" />
          </Button>
        </DialogActions>
      )}
    </DialogFrame>
  );
}

interface EffectsProps extends Pick<PublishDialogProps, 'content'> {
  readonly data: PublicationEffects;
  readonly leftOut: ReadonlySet<Part>;
  readonly onLeaveOut: (parts: ReadonlySet<Part>) => void;
}

/** What will change on the page, part by part, and elsewhere. */
function Effects({ content, data, leftOut, onLeaveOut }: EffectsProps) {
  return (
    <>
      {isUnchanged(data.changes) && <FormattedMessage id="visitors.newest" />}
      {content.status === 'published' && (
        <ChangeList
          item={content}
          changes={data.changes}
          leftOut={leftOut}
          {...(!data.needsApproval && { onLeaveOut })}
        />
      )}
      <EffectList effects={data} />
    </>
  );
}
