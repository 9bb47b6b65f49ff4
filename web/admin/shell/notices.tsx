import { X } from 'lucide-react';
import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react';
import { Button } from 'react-aria-components';
import { useIntl } from 'react-intl';
import styles from './notices.module.css';

/** How long a notice is shown, in milliseconds; one that offers an action is shown longer. */
const noticeMs = 5_000;
const noticeWithActionMs = 12_000;

/** A short message that disappears automatically. */
export interface Notice {
  readonly words: string;
  /** The reason, or what to do next. */
  readonly detail?: string;
  readonly tone?: 'done' | 'failed';
  readonly action?: { readonly label: string; readonly run: () => void };
}

const Context = createContext<(notice: Notice) => void>(() => {});

/** Returns the function that shows a notice and announces it politely. */
export function useNotify(): (notice: Notice) => void {
  return useContext(Context);
}

/** Provides notices, and the live region that announces them. */
export function NoticesProvider({ children }: { children: ReactNode }) {
  const [notices, setNotices] = useState<readonly (Notice & { id: number })[]>([]);
  const counter = useRef(0);
  const dismiss = useCallback((id: number) => {
    setNotices((all) => all.filter((notice) => notice.id !== id));
  }, []);
  const notify = useCallback(
    (notice: Notice) => {
      const id = ++counter.current;
      setNotices((all) => [
        ...all.filter(({ words }) => words !== notice.words).slice(-2),
        { ...notice, id },
      ]);
      setTimeout(() => dismiss(id), notice.action ? noticeWithActionMs : noticeMs);
    },
    [dismiss],
  );
  return (
    <Context.Provider value={notify}>
      {children}
      <div
        role="status"
        aria-live="polite"
        className={styles.region}
        data-react-aria-top-layer="true"
      >
        {notices.map((notice) => (
          <NoticeCard key={notice.id} notice={notice} onDismiss={() => dismiss(notice.id)} />
        ))}
      </div>
    </Context.Provider>
  );
}

function NoticeCard({ notice, onDismiss }: { notice: Notice; onDismiss: () => void }) {
  const intl = useIntl();
  const { action } = notice;
  return (
    <div className={styles.notice} data-tone={notice.tone ?? 'done'}>
      <p>{notice.words}</p>
      {notice.detail && <p>{notice.detail}</p>}
      {action && (
        <Button
          className={styles.action ?? ''}
          onPress={() => {
            action.run();
            onDismiss();
          }}
        >
          {action.label}
        </Button>
      )}
      <Button
        className={styles.close ?? ''}
        onPress={onDismiss}
        aria-label={intl.formatMessage({ id: 'notice.close' })}
      >
        <X size={14} aria-hidden />
      </Button>
    </div>
  );
}
