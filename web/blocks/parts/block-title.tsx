import { createContext, useContext } from 'react';
import typography from '../../ui/typography.module.css';
import styles from './parts.module.css';

/** The id that the page gives to the block's title, for its summary and for links. */
export const BlockTitleId = createContext<string | undefined>(undefined);

/** A block's title, one level below the page's; nothing if it is empty. */
export function BlockTitle({ children }: { readonly children: string }) {
  const id = useContext(BlockTitleId);
  if (children === '') return null;
  return (
    <h2 id={id} className={`${typography.heading} ${styles.title}`}>
      {children}
    </h2>
  );
}
