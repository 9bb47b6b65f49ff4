import type { StatementModule } from '@parvis/contracts/content/modules/statement.ts';
import styles from './statement.module.css';

/** A short statement in large type, with its author. */
export function StatementView({ data }: { readonly data: StatementModule }) {
  const { text, author, role } = data;
  return (
    <figure className={styles.statement}>
      <blockquote className={styles.text}>
        <p>{text}</p>
      </blockquote>
      {author || role ? (
        <figcaption className={styles.by}>
          {author ? <span className={styles.author}>{author}</span> : null}
          {role ? <span>{role}</span> : null}
        </figcaption>
      ) : null}
    </figure>
  );
}
