import type { ItemParts } from '@parvis/contracts/content/commands.ts';
import type { PublicationEffects } from '@parvis/contracts/content/publication-endpoints.ts';
import type { ContentView } from '@parvis/contracts/content/views.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { requestApproval } from '../approvals/api/approvals.ts';
import { ariaKeys } from '../shortcuts/shortcuts.ts';
import { useShortcut } from '../shortcuts/use-shortcut.ts';
import { publishPage } from './api/page-commands.ts';
import { rehearsePublication } from './api/rehearse-publication.ts';
import { affectsOtherAddresses } from './effect-list.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { UnarchiveButton } from './unarchive-button.tsx';
import type { EditingSession } from './use-editing-session.ts';
import type { RunPageCommand } from './use-page-command.ts';

interface PublishButtonProps {
  readonly content: ContentView;
  readonly session: EditingSession;
  readonly save: () => void;
  readonly busy: boolean;
  readonly run: RunPageCommand;
}

/** Publishes the page or its pending changes, or restores it from the archive. */
export function PublishButton(props: PublishButtonProps) {
  const { content, busy, run } = props;
  return content.status === 'archived' ? (
    <UnarchiveButton content={content} busy={busy} run={run} />
  ) : (
    <Publishing {...props} />
  );
}

/**
 * Saves what is unsaved, then shows what will change: always when visitors see the page already,
 * otherwise when its publication changes other addresses, redirects or menus, or breaks links. The
 * button is hidden while there is nothing to publish.
 */
function Publishing({ content, session, save, busy, run }: PublishButtonProps) {
  const queryClient = useQueryClient();
  const [step, setStep] = useState<'none' | 'wanted' | 'asking'>('none');
  const { copies, refusals } = session.state.context;
  const isPublished = content.status === 'published';
  const isDirty = copies.size > 0;
  const isReady = step === 'wanted' && !isDirty;
  const { publish, request } = usePublication(content, run);
  const rehearse = useEffectEvent(async () => {
    // An error of the rehearsal will be reported by the publication itself.
    const effects = await queryClient
      .fetchQuery(rehearsePublication(content.id, 'publish'))
      .catch(() => undefined);
    const isAsking =
      effects !== undefined && (effects.needsApproval || affectsOtherAddresses(effects));
    setStep(isAsking ? 'asking' : 'none');
    if (!isAsking) await publish(effects);
  });
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- it is set once the server has answered
    if (isReady && !isPublished) void rehearse();
  }, [isReady, isPublished]);
  const press = () => {
    if (isDirty) save();
    setStep('wanted');
  };
  // What could not be saved is mended first.
  if (step === 'wanted' && refusals.size > 0) setStep('none');
  useShortcut('publish', press);
  return (
    <>
      {(isDirty || !isPublished || content.pending) && (
        <Button
          className="button publish"
          aria-keyshortcuts={ariaKeys('publish')}
          isDisabled={busy || isReady}
          onPress={press}
        >
          <FormattedMessage id={isPublished ? 'publish.waiting' : 'publish.page'} />
        </Button>
      )}
      {(step === 'asking' || (isReady && isPublished)) && (
        <PublishDialog
          content={content}
          busy={busy}
          onPublish={(effects, only) => {
            setStep('none');
            void publish(effects, only);
          }}
          onRequest={request}
          onOverride={(effects, reason) => publish(effects, undefined, reason)}
          onCancel={() => setStep('none')}
        />
      )}
    </>
  );
}

/** Returns the functions that publish an item, or request the approval that it needs. */
function usePublication(content: ContentView, run: RunPageCommand) {
  const intl = useIntl();
  return {
    publish: (effects?: PublicationEffects, only?: ItemParts, override?: string) =>
      run({
        send: () => {
          const { revision } = effects ?? content;
          const modulesTag = effects?.modulesTag;
          return publishPage({ ...content, revision }, { modulesTag, only, override });
        },
        done: ({ url }) => ({
          words: intl.formatMessage({ id: 'publish.done' }, { kind: content.kind, url }),
        }),
      }),
    request: ({ revision, modulesTag }: PublicationEffects, note: string) =>
      run({
        send: () => requestApproval({ id: content.id, revision, modulesTag }, note),
        done: () => ({ words: intl.formatMessage({ id: 'approval.requested' }) }),
      }),
  };
}
