import type { ComponentProps } from 'react';
import { useCanWrite } from '../shell/session.ts';
import { useShortcut } from '../shortcuts/use-shortcut.ts';
import type { EditorData } from './api/read-editor.ts';
import { ArrivingForm } from './arriving-form.tsx';
import { locksToRelease } from './editing-session.ts';
import { EditorBar } from './editor-bar.tsx';
import { EditorDialogs } from './editor-dialogs.tsx';
import { ModuleList } from './module-list.tsx';
import styles from './page-editor.module.css';
import { PagePreview } from './page-preview.tsx';
import { PaneSwitch } from './pane-switch.tsx';
import type { Part } from './part.ts';
import { PartForm } from './part-form.tsx';
import { SessionBanner } from './session-banner.tsx';
import { ConvertTableContext } from './table-conversion/convert-table-context.ts';
import { useTableConversion } from './table-conversion/use-table-conversion.ts';
import { useAutosave } from './use-autosave.ts';
import { useEditingSession, useReleaseOnLeave } from './use-editing-session.ts';
import { useOpenPart } from './use-open-part.ts';
import { useOtherTabs } from './use-other-tabs.ts';
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
  const mayWrite = useCanWrite();
  const session = useEditingSession(content, locks);
  const autosave = useAutosave(
    { accountId, contentId: content.id },
    {
      copies: session.state.context.copies,
      restore: (part, copy) => {
        session.send({ type: 'change', part, copy });
        return true;
      },
    },
  );
  const { copies } = session.state.context;
  const elsewhere = useOtherTabs({ accountId, contentId: content.id }, autosave.tab, copies.size);
  // Another tab of the same user continues with the locks.
  useReleaseOnLeave(content, elsewhere ? nothing : locksToRelease(session.state.context));
  const save = () => session.send({ type: 'save' });
  useShortcut('save', save);
  const opened = useOpenPart(content, copies);
  const { part, pane, setPane, choose, arrive, seek } = opened;
  useSessionNotices(session, content, choose);
  return (
    <div className={styles.editor} data-pane={pane}>
      <EditorBar content={content} session={session} save={save} mayWrite={mayWrite} />
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
          session={session}
          locks={locks}
          mayWrite={mayWrite}
          onChoose={choose}
          onArrive={arrive}
          onSeek={seek}
        />
        <OpenForm {...{ content, session, mayWrite, opened }} />
        <PagePreview content={content} part={part} copies={copies} onChoose={choose} />
      </div>
      <EditorDialogs content={content} session={session} save={save} autosave={autosave} />
    </div>
  );
}

interface OpenFormProps
  extends Pick<ComponentProps<typeof PartForm>, 'content' | 'session' | 'mayWrite'> {
  readonly opened: ReturnType<typeof useOpenPart>;
}

/** The form of the open part; a place for it while that is being added. */
function OpenForm({ opened, ...form }: OpenFormProps) {
  const { part, arriving, arrived, sought } = opened;
  const convert = useTableConversion(form);
  if (arriving) return <ArrivingForm type={arriving} />;
  const text = form.content.modules.find(({ id, type }) => id === part && type === 'text');
  const mayChange = form.mayWrite && !form.session.state.context.barred.has(part);
  return (
    <ConvertTableContext value={text && mayChange ? (at) => convert(text, at) : undefined}>
      <PartForm key={part} {...form} part={part} focused={part === arrived} sought={sought} />
    </ConvertTableContext>
  );
}
