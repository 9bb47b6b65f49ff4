import type { LivePostView } from '@parvis/contracts/live-posts/views.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { DeleteButton } from '../lists/delete-button.tsx';
import { LastChange } from '../lists/last-change.tsx';
import { ListScreen } from '../lists/list-screen.tsx';
import styles from '../lists/lists.module.css';
import { RowActions } from '../lists/row-actions.tsx';
import { Moment } from '../shell/moment.tsx';
import { listLivePosts } from './api/list-live-posts.ts';
import { PostDialog } from './post-dialog.tsx';
import { postRequests } from './post-entity.ts';
import { nameOf, toExcerpt } from './post-words.ts';

const words = {
  title: 'live-posts.title',
  count: 'live-posts.count',
  none: 'live-posts.none',
  create: 'live-posts.create',
};
const columns = ['live-posts.shown-at', 'live-posts.text', 'list.changed', 'list.actions'];
interface PostListProps {
  readonly focusId: string;
  readonly page: number | undefined;
  /** Shown above the list. */
  readonly children: ReactNode;
}

/** The posts of a live feed, newest first. */
export function PostList({ focusId, page, children }: PostListProps) {
  return (
    <ListScreen
      words={words}
      columns={columns}
      result={useQuery(listLivePosts(focusId, page))}
      renderRow={(post, onEdit) => <PostRow key={post.id} post={post} onEdit={onEdit} />}
      renderDialog={(post, onClose) => (
        <PostDialog focusId={focusId} post={post} onClose={onClose} />
      )}
    >
      {children}
    </ListScreen>
  );
}

function PostRow({ post, onEdit }: { post: LivePostView; onEdit: () => void }) {
  const { id, focusId } = post;
  const name = nameOf(post);
  return (
    <tr>
      <td className={styles.soft}>
        <Moment at={post.shownAt} />
      </td>
      <td>{toExcerpt(post)}</td>
      <LastChange of={post} />
      <RowActions of={{ type: 'live-post', id, focusId }} name={name} onEdit={onEdit}>
        <DeleteButton
          name={name}
          question="live-posts.delete-question"
          send={() => postRequests.delete(post)}
          undo={() => postRequests.undelete(post)}
          list="live-posts"
        />
      </RowActions>
    </tr>
  );
}
