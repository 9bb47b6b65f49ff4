import type { ContentId } from '@parvis/contracts/content/ids.ts';
import type { ContentKind } from '@parvis/contracts/content/kinds.ts';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './bars.module.css';

export interface EditorBarProps {
  /** The displayed content item; undefined in lists, searches and the like. */
  readonly content: { readonly id: ContentId; readonly kind: ContentKind } | undefined;
  readonly editing: boolean;
}

/** The actions of a signed-in editor on the page. */
export function EditorBar({ content, editing }: EditorBarProps) {
  const { formatMessage } = useIntl();
  return (
    <nav className={styles.editor} aria-label={formatMessage({ id: 'editor.label' })}>
      <a href="/admin" target="_top">
        <FormattedMessage id="editor.office" />
      </a>
      {content ? (
        <a href={`/admin/content/${content.kind}/${content.id}/edit`} target="_top">
          <FormattedMessage id={editing ? 'editor.editing' : 'editor.edit'} />
        </a>
      ) : null}
    </nav>
  );
}
