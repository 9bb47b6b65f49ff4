import type { ContentId } from '@parvis/contracts/content/ids.ts';
import type { ContentKind } from '@parvis/contracts/content/kinds.ts';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './bars.module.css';

interface EditorBarProps {
  readonly contentId: ContentId;
  readonly kind: ContentKind;
  readonly editing: boolean;
}

/** What an editor who is signed in can do from the page; the back-office edits pages. */
export function EditorBar({ contentId, kind, editing }: EditorBarProps) {
  const { formatMessage } = useIntl();
  return (
    <nav className={styles.editor} aria-label={formatMessage({ id: 'editor.label' })}>
      <a href="/admin" target="_top">
        <FormattedMessage id="editor.office" />
      </a>
      {kind === 'page' ? (
        <a href={`/admin/pages/${contentId}`} target="_top">
          <FormattedMessage id={editing ? 'editor.editing' : 'editor.edit'} />
        </a>
      ) : null}
    </nav>
  );
}
