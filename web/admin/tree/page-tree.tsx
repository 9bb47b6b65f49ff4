import type { TreeNode } from '@parvis/contracts/content/tree-endpoints.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { useState } from 'react';
import { Tree } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import lists from '../lists/lists.module.css';
import { requireShown } from '../requests/require-shown.ts';
import { Loading } from '../shell/frame.tsx';
import { useCanWrite } from '../shell/session.ts';
import { MoveNodeDialog } from './move-node-dialog.tsx';
import styles from './tree.module.css';
import { PageTreeRow } from './tree-row.tsx';
import { useLevels } from './use-levels.ts';
import { useTreeDrag } from './use-tree-drag.ts';

/** The item to move, and its new parent if already chosen. */
interface MoveRequest {
  readonly node: TreeNode;
  readonly from: string;
  readonly to?: string;
}

/**
 * The tree of a language: arrow keys move through it and expand it, Enter opens a page in its
 * editor.
 */
export function PageTree({ locale }: { readonly locale: Locale }) {
  const intl = useIntl();
  const mayWrite = useCanWrite();
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set());
  const [requested, setRequested] = useState<MoveRequest>();
  const { rows, total, error, readMore } = useLevels(locale, expanded);
  const dragAndDropHooks = useTreeDrag(rows, (node, from, to) => setRequested({ node, from, to }));
  requireShown(total, error);
  if (total === undefined) return <Loading />;
  return (
    <>
      <p className={lists.count}>
        <FormattedMessage id={mayWrite ? 'tree.hint' : 'tree.count'} values={{ total }} />
      </p>
      {total === 0 ? (
        <p className={lists.none}>
          <FormattedMessage id="tree.none" />
        </p>
      ) : (
        <Tree
          className={styles.tree ?? ''}
          aria-label={intl.formatMessage({ id: 'tree.title' })}
          items={rows}
          expandedKeys={expanded}
          onExpandedChange={(keys) => setExpanded(new Set([...keys].map(String)))}
          dependencies={[mayWrite]}
          {...(mayWrite ? { dragAndDropHooks } : {})}
        >
          {(row) => (
            <PageTreeRow
              row={row}
              onMore={readMore}
              onMove={mayWrite ? (node, from) => setRequested({ node, from }) : undefined}
            />
          )}
        </Tree>
      )}
      {requested && (
        <MoveNodeDialog {...requested} locale={locale} onClose={() => setRequested(undefined)} />
      )}
    </>
  );
}
