import type { ContentView } from '@parvis/contracts/content/views.ts';
import { listScreens } from '@parvis/contracts/site/routes/admin-screens.ts';
import { Link } from '@tanstack/react-router';
import { ArrowLeft, ExternalLink } from 'lucide-react';
import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { StatusMark } from '../pages/status-mark.tsx';
import { Planned } from '../schedule/planned.tsx';
import { ariaKeys } from '../shortcuts/shortcuts.ts';
import styles from './editor-bar.module.css';
import { PageMenu } from './page-menu.tsx';
import { waitingParts } from './publication.ts';
import { PublishButton } from './publish-button.tsx';
import type { EditingSession } from './use-editing-session.ts';
import { usePageCommand } from './use-page-command.ts';

interface EditorBarProps {
  readonly content: ContentView;
  readonly session: EditingSession;
  readonly save: () => void;
  readonly mayWrite: boolean;
}

/** The page's title and status, what visitors see, and the commands on the page. */
export function EditorBar({ content, session, save, mayWrite }: EditorBarProps) {
  const intl = useIntl();
  const { run, busy } = usePageCommand(content.id);
  const dirty = session.state.context.copies.size;
  const saving = session.state.matches('saving');
  return (
    <div className={styles.bar}>
      <Link
        to={listScreens[content.kind]}
        className={styles.back}
        aria-label={intl.formatMessage({ id: 'editor.back' }, { kind: content.kind })}
      >
        <ArrowLeft size={18} aria-hidden />
      </Link>
      <div className={styles.name}>
        <h1>{content.title}</h1>
        <p>
          <StatusMark {...content} />
          <PublicAddress content={content} />
          <span>
            <VisitorsSee content={content} />
          </span>
          <Planned plan={content.plan} />
        </p>
      </div>
      {mayWrite && (
        <div className={styles.actions}>
          <p role="status" className={styles.unsaved}>
            {saving ? (
              <FormattedMessage id="save.saving" />
            ) : (
              dirty > 0 && <FormattedMessage id="save.unsaved" values={{ count: dirty }} />
            )}
          </p>
          <Button
            className="button primary"
            aria-keyshortcuts={ariaKeys('save')}
            isDisabled={dirty === 0 || saving}
            onPress={save}
          >
            <FormattedMessage id="save.save" />
          </Button>
          <PublishButton content={content} session={session} save={save} busy={busy} run={run} />
          <PageMenu content={content} session={session} run={run} />
        </div>
      )}
    </div>
  );
}

/** The page's address; a link to what visitors see, while they see it. */
function PublicAddress({ content: { url, status } }: { content: ContentView }) {
  const intl = useIntl();
  if (status !== 'published') return <span className={styles.path}>{url}</span>;
  return (
    <a
      className={styles.path}
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={intl.formatMessage({ id: 'editor.live-page' }, { url })}
    >
      {url}
      <ExternalLink size={12} aria-hidden />
    </a>
  );
}

function VisitorsSee({ content }: { content: ContentView }) {
  const waiting = waitingParts(content);
  if (content.status === 'archived') return <FormattedMessage id="visitors.archived" />;
  if (content.status !== 'published')
    return <FormattedMessage id="visitors.nothing" values={{ kind: content.kind }} />;
  if (!content.pending) return <FormattedMessage id="visitors.newest" />;
  return <FormattedMessage id="visitors.earlier" values={{ waiting: Math.max(1, waiting) }} />;
}
