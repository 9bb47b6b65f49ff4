import { titleOfModule } from '@parvis/contracts/content/modules/words.ts';
import type { ContentView, LockView } from '@parvis/contracts/content/views.ts';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components';
import { FormattedMessage } from 'react-intl';
import { ApprovalBanner } from '../approvals/approval-banner.tsx';
import { signInAddress } from '../shell/session.ts';
import { holderOf, type Part } from './part.ts';
import styles from './session-banner.module.css';
import { TakeOverButton } from './take-over-button.tsx';
import type { EditingSession } from './use-editing-session.ts';

interface SessionBannerProps {
  readonly content: ContentView;
  readonly locks: readonly LockView[];
  readonly session: EditingSession;
  readonly mayWrite: boolean;
  /** The part in the form. */
  readonly part: Part;
  /** Whether this user has unsaved work on the page in another tab. */
  readonly elsewhere: boolean;
}

/** Whether the publication waits for approval, and the state of this session. */
export function SessionBanner(props: SessionBannerProps) {
  const { content, mayWrite } = props;
  return (
    <>
      <ApprovalBanner content={content} mayWrite={mayWrite} />
      <SessionLine {...props} />
    </>
  );
}

/**
 * One line that states who is editing, why work is not saved, and what to do next. It is always
 * present, so that the layout does not shift with the first keystroke.
 */
function SessionLine(props: SessionBannerProps) {
  const { content, locks, session, mayWrite, part, elsewhere } = props;
  const { state, send } = session;
  const holder = state.context.barred.get(part) ?? holderOf(locks, part);
  if (state.matches('offline')) {
    return (
      <Line tone="alert" message="session.offline" detail="session.offline-kept">
        <Button className="button" onPress={() => send({ type: 'retry' })}>
          <FormattedMessage id="action.retry" />
        </Button>
      </Line>
    );
  }
  if (state.matches('signed out')) {
    return (
      <Line tone="alert" message="session.signed-out">
        <a className="button" href={signInAddress(location)} target="_blank" rel="noopener">
          <FormattedMessage id="session.sign-in" />
        </a>
        <Button className="button" onPress={() => send({ type: 'retry' })}>
          <FormattedMessage id="action.retry" />
        </Button>
      </Line>
    );
  }
  if (holder !== undefined) {
    return (
      <Line
        tone="note"
        message={part === 'header' ? 'lock.header' : 'lock.module'}
        detail={mayWrite ? 'lock.typing' : undefined}
        values={{ holder, kind: content.kind }}
      >
        {mayWrite && (
          <TakeOverButton holder={holder} onTakeOver={() => send({ type: 'take over', part })} />
        )}
      </Line>
    );
  }
  const ofKind = { kind: content.kind };
  if (elsewhere) return <Line tone="note" message="session.elsewhere" values={ofKind} />;
  if (state.context.held.has(part)) {
    const { message, values } = editingWords(content, part);
    return (
      <Line tone="quiet" message={message} values={values}>
        {state.context.copies.size === 0 && (
          <Button className="link" onPress={() => send({ type: 'stop' })}>
            <FormattedMessage id="editing.stop" />
          </Button>
        )}
      </Line>
    );
  }
  if (state.context.copies.size > 0 && state.matches('idle')) {
    return <Line tone="note" message="session.set-aside" />;
  }
  if (!mayWrite) return <Line tone="quiet" message="editor.read-only" values={ofKind} />;
  const free = part === 'header' ? 'lock.free-header' : 'lock.free-module';
  return <Line tone="quiet" message={free} values={ofKind} />;
}

function editingWords(content: ContentView, part: Part) {
  const module = content.modules.find(({ id }) => id === part);
  const title = module === undefined ? '' : titleOfModule(module);
  const message = title === '' ? 'editing.now' : 'editing.module';
  return { message, values: { title } };
}

interface LineProps {
  readonly tone: 'quiet' | 'note' | 'alert';
  readonly message: string;
  readonly values?: Record<string, string>;
  /** A message about the consequences. */
  readonly detail?: string | undefined;
  readonly children?: ReactNode;
}

function Line({ tone, message, values, detail, children }: LineProps) {
  return (
    <div className={styles.banner} data-tone={tone} role={tone === 'alert' ? 'alert' : 'status'}>
      <p>
        <FormattedMessage id={message} {...(values && { values })} />
      </p>
      {detail && (
        <p>
          <FormattedMessage id={detail} {...(values && { values })} />
        </p>
      )}
      {children}
    </div>
  );
}
