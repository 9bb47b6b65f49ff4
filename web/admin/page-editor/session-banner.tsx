import { titleOfModule } from '@parvis/contracts/content/modules/words.ts';
import type { ContentView, LockView } from '@parvis/contracts/content/views.ts';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components';
import { FormattedMessage } from 'react-intl';
import { signInAddress } from '../shell/session.ts';
import type { Part } from './part.ts';
import styles from './session-banner.module.css';
import type { EditingSession } from './use-editing-session.ts';

interface SessionBannerProps {
  readonly content: ContentView;
  readonly lock: LockView | null;
  readonly session: EditingSession;
  readonly mayWrite: boolean;
  /** The part in the form. */
  readonly part: Part;
}

/**
 * One line on who is editing, why work is not saved, and what to do next. It is always
 * present, so that the layout does not shift with the first keystroke.
 */
export function SessionBanner(props: SessionBannerProps) {
  const { content, lock, session, mayWrite, part } = props;
  const { state, send } = session;
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
  if (session.holds) {
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
  if (lock && !lock.yours) {
    return <Line tone="note" message="session.held" values={{ holder: lock.holder.name }} />;
  }
  if (state.context.copies.size > 0 && state.matches('idle')) {
    return <Line tone="note" message="session.set-aside" />;
  }
  return <Line tone="quiet" message={mayWrite ? 'session.reading' : 'editor.read-only'} />;
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
  /** A message that says what follows from it. */
  readonly detail?: string;
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
          <FormattedMessage id={detail} />
        </p>
      )}
      {children}
    </div>
  );
}
