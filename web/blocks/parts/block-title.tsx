import { createContext, useContext } from 'react';
import typography from '../../ui/typography.module.css';
import styles from './parts.module.css';

/** The id that the page gives the title of the block within, for its summary and for links. */
export const BlockTitleId = createContext<string | undefined>(undefined);

/** What a block is called, one level below the page's title. Nothing when it has no name. */
export function BlockTitle({ children }: { readonly children: string }) {
  const id = useContext(BlockTitleId);
  if (children === '') return null;
  return (
    <h2 id={id} className={`${typography.heading} ${styles.title}`}>
      {children}
    </h2>
  );
}
