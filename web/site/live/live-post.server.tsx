import type { ShownPost } from '@parvis/contracts/site/content-page.ts';
import { useIntl } from 'react-intl';
import { RichTextView } from '../../blocks/rich-text.tsx';
import styles from './live.module.css';

/** A post of a live feed below its time, in Paris. */
export function LivePost({ post }: { readonly post: ShownPost }) {
  const { formatDate, formatMessage } = useIntl();
  const time = formatDate(post.shownAt, {
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  });
  return (
    <article className={styles.post} data-post={post.id}>
      <p className={styles.time}>
        <time dateTime={post.shownAt}>{time}</time>
      </p>
      <div className={styles.text}>
        <RichTextView doc={post.text} newTabNote={formatMessage({ id: 'link.new-tab' })} />
      </div>
    </article>
  );
}
