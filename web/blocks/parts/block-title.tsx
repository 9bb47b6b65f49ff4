import typography from '../../ui/typography.module.css';
import styles from './parts.module.css';

/** What a block is called, one level below the page's title. Nothing when it has no name. */
export function BlockTitle({ id, children }: { readonly id?: string; readonly children: string }) {
  if (children === '') return null;
  return (
    <h2 id={id} className={`${typography.heading} ${styles.title}`}>
      {children}
    </h2>
  );
}
