import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useNotify } from '../shell/notices.tsx';
import { useMayWrite } from '../shell/session.ts';
import type { EditorData } from './api/read-editor.ts';
import { locksToRelease } from './editing-session.ts';
import { EditorBar } from './editor-bar.tsx';
import { EditorDialogs } from './editor-dialogs.tsx';
import { ModuleList } from './module-list.tsx';
import styles from './page-editor.module.css';
import { PagePreview } from './page-preview.tsx';
import { type Pane, PaneSwitch } from './pane-switch.tsx';
import type { Part } from './part.ts';
import { PartForm } from './part-form.tsx';
import { SessionBanner } from './session-banner.tsx';
import { useAutosave } from './use-autosave.ts';
import { useEditingSession, useReleaseOnLeave } from './use-editing-session.ts';
import { useOtherTabs } from './use-other-tabs.ts';
import { useSave } from './use-save.tsx';
import { useSaveKey } from './use-save-key.ts';
import { useSessionNotices } from './use-session-notices.ts';

interface PageEditorProps extends EditorData {
  readonly accountId: string;
}

const nothing: readonly Part[] = [];

/**
 * The page editor: modules on the left, the selected one's form in the middle, the preview on the
 * right.
 */
export function PageEditor({ content, locks, accountId }: PageEditorProps) {
  const search = useSearch({ from: '/admin/content/$kind/$id/edit' });
  const navigate = useNavigate({ from: '/admin/content/$kind/$id/edit' });
  const mayWrite = useMayWrite();
  const intl = useIntl();
  const notify = useNotify();
  const [pane, setPane] = useState<Pane>('form');
  const session = useEditingSession(content, locks);
  const autosave = useAutosave(
    { accountId, contentId: content.id },
    {
      copies: session.state.context.copies,
      restore: (part, copy) => session.send({ type: 'change', part, copy }),
    },
  );
  const { copies } = session.state.context;
  const elsewhere = useOtherTabs({ accountId, contentId: content.id }, autosave.tab, copies.size);
  // Another tab of the same user goes on with what is locked.
  useReleaseOnLeave(content, elsewhere ? nothing : locksToRelease(session.state.context));
  useSessionNotices(session, content);
  const saving = useSave(content, session);
  useSaveKey(saving.save);
  const chosen = content.modules.find(({ id, deleted }) => id === search.module && !deleted);
  const part: Part = chosen?.id ?? 'header';
  const choose = (next: Part) => {
    setPane('form');
    const leavesHeader = part === 'header' && next !== 'header';
    if (leavesHeader && copies.has('header')) {
      notify({ words: intl.formatMessage({ id: 'header.updated' }) });
    }
    void navigate({ search: { module: next === 'header' ? undefined : next }, replace: true });
  };
  return (
    <div className={styles.editor} data-pane={pane}>
      <EditorBar content={content} session={session} save={saving.save} mayWrite={mayWrite} />
      <SessionBanner
        content={content}
        locks={locks}
        session={session}
        mayWrite={mayWrite}
        part={part}
        elsewhere={elsewhere}
      />
      <PaneSwitch pane={pane} onChange={setPane} />
      <div className={styles.panes}>
        <ModuleList
          content={content}
          part={part}
          copies={copies}
          locks={locks}
          mayWrite={mayWrite}
          onChoose={choose}
        />
        <PartForm key={part} content={content} part={part} session={session} mayWrite={mayWrite} />
        <PagePreview content={content} part={part} />
      </div>
      <EditorDialogs content={content} session={session} saving={saving} autosave={autosave} />
    </div>
  );
}
