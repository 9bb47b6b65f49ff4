import type { ContentView } from '@parvis/contracts/content/views.ts';
import { listScreens } from '@parvis/contracts/site/routes/admin-screens.ts';
import { useNavigate } from '@tanstack/react-router';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { PreviewLinksDialog } from '../preview-links/preview-links-dialog.tsx';
import { ScheduleDialog } from '../schedule/schedule-dialog.tsx';
import { ConfirmDialog } from '../shell/confirm-dialog.tsx';
import { useNotify } from '../shell/notices.tsx';
import { ReviewDialog } from '../upkeep/review-dialog.tsx';
import { useEditorDialog } from '../upkeep/use-editor-dialog.ts';
import {
  archivePage,
  clonePage,
  deletePage,
  undeletePage,
  unpublishPage,
} from './api/page-commands.ts';
import { DiscardDialog } from './discard-dialog.tsx';
import { PublicationDialog } from './publication-dialog.tsx';
import { useDiscard } from './use-discard.ts';
import type { EditingSession } from './use-editing-session.ts';
import type { RunPageCommand } from './use-page-command.ts';

const actions = ['unpublish', 'duplicate', 'archive', 'delete'] as const;
type Action = (typeof actions)[number];

/** Returns whether an action applies to the item's current state. */
function isOffered(name: Action, { status }: ContentView): boolean {
  if (name === 'unpublish') return status === 'published';
  return name !== 'archive' || status !== 'archived';
}

interface PageMenuProps {
  readonly content: ContentView;
  readonly session: EditingSession;
  readonly run: RunPageCommand;
}

/**
 * The less frequent commands: discard, schedule and, each with a confirmation, unpublish, duplicate,
 * archive, delete.
 */
export function PageMenu({ content, session, run }: PageMenuProps) {
  const intl = useIntl();
  const [confirming, setConfirming] = useState<Action>();
  const navigate = useNavigate();
  const params = { kind: content.kind, id: content.id };
  const [dialog, setDialog] = useState<'discard' | 'schedule' | 'share'>();
  const close = () => setDialog(undefined);
  const review = useEditorDialog('review');
  const act = usePageActions(content, run);
  const offered = actions.filter((name) => isOffered(name, content));
  return (
    <>
      <MenuTrigger>
        <Button className="button icon" aria-label={intl.formatMessage({ id: 'page-menu.label' })}>
          <Ellipsis size={16} aria-hidden />
        </Button>
        <Popover className="popover" placement="bottom end">
          <Menu className="menu" aria-label={intl.formatMessage({ id: 'page-menu.label' })}>
            {hasChanges(content, session) && (
              <Entry id="discard.menu" onAction={() => setDialog('discard')} />
            )}
            <MenuItem
              className="menu-item"
              onAction={() => void navigate({ to: '/admin/content/$kind/$id/versions', params })}
            >
              <FormattedMessage id="versions.link" />
            </MenuItem>
            <Entry id="review.menu" onAction={review.open} />
            <Entry id="preview-link.menu" onAction={() => setDialog('share')} />
            {content.status !== 'archived' && (
              <Entry id="schedule.menu" onAction={() => setDialog('schedule')} />
            )}
            {offered.map((name) => (
              <MenuItem key={name} className="menu-item" onAction={() => setConfirming(name)}>
                <FormattedMessage id={`page-menu.${name}`} values={{ kind: content.kind }} />
              </MenuItem>
            ))}
          </Menu>
        </Popover>
      </MenuTrigger>
      {dialog === 'discard' && <Discarding {...{ content, session, run }} onClose={close} />}
      {review.isOpen && <ReviewDialog content={content} onClose={review.close} />}
      {dialog === 'share' && <PreviewLinksDialog content={content} onClose={close} />}
      {dialog === 'schedule' && <ScheduleDialog content={content} onClose={close} />}
      {confirming && (
        <ConfirmAction
          content={content}
          action={confirming}
          onConfirm={() => {
            setConfirming(undefined);
            void act[confirming]();
          }}
          onCancel={() => setConfirming(undefined)}
        />
      )}
    </>
  );
}

interface EntryProps {
  readonly id: 'discard.menu' | 'preview-link.menu' | 'review.menu' | 'schedule.menu';
  readonly onAction: () => void;
}

function Entry({ id, onAction }: EntryProps) {
  return (
    <MenuItem className="menu-item" onAction={onAction}>
      <FormattedMessage id={id} />
    </MenuItem>
  );
}

function hasChanges({ status, pending }: ContentView, { state }: EditingSession): boolean {
  return status === 'published' && (pending || state.context.copies.size > 0);
}

function Discarding({ content, session, run, onClose }: PageMenuProps & { onClose: () => void }) {
  const discard = useDiscard(content, session, run);
  return (
    <DiscardDialog
      content={content}
      unsaved={session.state.context.copies.size}
      onCancel={onClose}
      onDiscard={(effects, only) => {
        onClose();
        void discard(effects, only);
      }}
    />
  );
}

interface ConfirmActionProps {
  readonly content: ContentView;
  readonly action: Action;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

function ConfirmAction({ content, action, onConfirm, onCancel }: ConfirmActionProps) {
  const intl = useIntl();
  const { kind, title } = content;
  if (action !== 'duplicate')
    return <PublicationDialog {...{ content, action, onConfirm, onCancel }} />;
  return (
    <ConfirmDialog
      title={intl.formatMessage({ id: 'page-menu.duplicate' }, { kind })}
      confirm={intl.formatMessage({ id: 'page-menu.duplicate-confirm' })}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <FormattedMessage id="page-menu.duplicate-question" values={{ kind, title }} />
    </ConfirmDialog>
  );
}

function usePageActions(
  content: ContentView,
  run: RunPageCommand,
): Record<Action, () => Promise<void>> {
  const intl = useIntl();
  const navigate = useNavigate();
  const notify = useNotify();
  const { kind } = content;
  const undo = () =>
    void run({
      send: () => undeletePage(content),
      done: () => ({ words: intl.formatMessage({ id: 'content.restored' }) }),
    });
  return {
    unpublish: async () => {
      const words = intl.formatMessage({ id: 'publish.undone' }, { kind });
      await run({ send: () => unpublishPage(content), done: () => ({ words }) });
    },
    archive: async () => {
      const words = intl.formatMessage({ id: 'publish.archived' }, { kind });
      await run({ send: () => archivePage(content), done: () => ({ words }) });
    },
    duplicate: async () => {
      const words = intl.formatMessage({ id: 'page-menu.duplicated' });
      const copy = await run({ send: () => clonePage(content), done: () => ({ words }) });
      if (copy)
        await navigate({ to: '/admin/content/$kind/$id/edit', params: { kind, id: copy.id } });
    },
    delete: async () => {
      const done = await run({
        send: () => deletePage(content).then(() => true),
        failed: 'delete.failed',
      });
      if (!done) return;
      await navigate({ to: listScreens[kind] });
      const label = intl.formatMessage({ id: 'action.undo' });
      notify({
        words: intl.formatMessage({ id: 'page-menu.deleted' }, { kind }),
        action: { label, run: undo },
      });
    },
  };
}
