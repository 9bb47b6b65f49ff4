import type { LivePostView } from '@parvis/contracts/live-posts/views.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { DeleteButton } from '../lists/delete-button.tsx';
import { EditButton } from '../lists/edit-button.tsx';
import { LastChange } from '../lists/last-change.tsx';
import { ListScreen } from '../lists/list-screen.tsx';
import styles from '../lists/lists.module.css';
import { HistoryLink } from '../revisions/history-link.tsx';
import { Moment } from '../shell/moment.tsx';
import { useCanWrite } from '../shell/session.ts';
import { listLivePosts, removePost, undeletePost } from './api/live-posts.ts';
import { PostDialog } from './post-dialog.tsx';
import { excerptOf, nameOf } from './post-words.ts';

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
  readonly onPage: (page: number | undefined) => void;
  /** Shown above the list. */
  readonly children: ReactNode;
}

/** The posts of a live feed, newest first. */
export function PostList({ focusId, page, onPage, children }: PostListProps) {
  const [editing, setEditing] = useState<LivePostView | 'new'>();
  const result = useQuery(listLivePosts(focusId, page));
  return (
    <ListScreen
      words={words}
      columns={columns}
      result={result}
      search={{ page }}
      onSearch={({ page: to }) => onPage(to)}
      onCreate={() => setEditing('new')}
      renderRow={(post) => <PostRow key={post.id} post={post} onEdit={() => setEditing(post)} />}
    >
      {children}
      {editing !== undefined && (
        <PostDialog
          focusId={focusId}
          post={editing === 'new' ? undefined : editing}
          onClose={() => setEditing(undefined)}
        />
      )}
    </ListScreen>
  );
}

function PostRow({ post, onEdit }: { post: LivePostView; onEdit: () => void }) {
  const mayWrite = useCanWrite();
  const name = nameOf(post);
  return (
    <tr>
      <td className={styles.soft}>
        <Moment at={post.shownAt} />
      </td>
      <td>{excerptOf(post)}</td>
      <LastChange of={post} />
      <td className={styles.actions}>
        <HistoryLink of={{ type: 'live-post', id: post.id, focusId: post.focusId }} name={name} />
        {mayWrite && (
          <>
            <EditButton name={name} onPress={onEdit} />
            <DeleteButton
              name={name}
              question="live-posts.delete-question"
              send={() => removePost(post)}
              undo={() => undeletePost(post)}
              list="live-posts"
            />
          </>
        )}
      </td>
    </tr>
  );
}
