import type { TreeNode } from '@parvis/contracts/content/tree-endpoints.ts';
import { useNavigate } from '@tanstack/react-router';
import { ChevronRight, GripVertical } from 'lucide-react';
import { Button, Collection, TreeItem, TreeItemContent } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { StatusMark } from '../pages/status-mark.tsx';
import styles from './tree.module.css';
import type { TreeRow } from './use-levels.ts';

interface RowProps {
  readonly row: TreeRow;
  readonly onMore: (parent: string) => void;
  /** Undefined for users who may only read. */
  readonly onMove: ((node: TreeNode, from: string) => void) | undefined;
}

/** A row of the tree and the rows below it. */
export function PageTreeRow({ row, onMore, onMove }: RowProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  if (row.kind === 'more') return <MoreRow row={row} onMore={onMore} />;
  const { node, parent } = row;
  const { id, kind } = node;
  return (
    <TreeItem
      id={id}
      textValue={node.title}
      className={styles.row ?? ''}
      onAction={() => void navigate({ to: '/admin/content/$kind/$id/edit', params: { kind, id } })}
    >
      <TreeItemContent>
        {({ allowsDragging }) => (
          <>
            {allowsDragging && (
              <Button slot="drag" className={styles.grip ?? ''}>
                <GripVertical size={14} aria-hidden />
              </Button>
            )}
            <Button slot="chevron" className={styles.chevron ?? ''}>
              <ChevronRight size={16} aria-hidden />
            </Button>
            <span className={styles.title}>
              <strong>{node.title}</strong> <span className={styles.url}>{node.url}</span>
            </span>
            <span className={styles.state}>
              {node.children > 0 && (
                <FormattedMessage id="tree.below" values={{ count: node.children }} />
              )}
              <StatusMark kind={node.kind} status={node.status} />
            </span>
            {onMove && (
              <Button
                className="button small"
                aria-label={intl.formatMessage({ id: 'tree.move-of' }, { title: node.title })}
                onPress={() => onMove(node, parent)}
              >
                <FormattedMessage id="tree.move" />
              </Button>
            )}
          </>
        )}
      </TreeItemContent>
      <Collection items={row.rows}>
        {(below) => <PageTreeRow row={below} onMore={onMore} onMove={onMove} />}
      </Collection>
    </TreeItem>
  );
}

/** The row that loads more of its level. */
function MoreRow({
  row,
  onMore,
}: {
  readonly row: Extract<TreeRow, { kind: 'more' }>;
  readonly onMore: RowProps['onMore'];
}) {
  const intl = useIntl();
  const words = intl.formatMessage(
    { id: row.loading ? 'tree.loading' : 'tree.more' },
    { count: row.left },
  );
  return (
    <TreeItem
      id={row.id}
      textValue={words}
      className={styles.row ?? ''}
      onAction={() => !row.loading && onMore(row.parent)}
    >
      <TreeItemContent>
        <span className={styles.more}>{words}</span>
      </TreeItemContent>
    </TreeItem>
  );
}
