import { Anchor, type AnchorProps } from './anchor.tsx';
import styles from './link.module.css';

export interface LinkProps extends Omit<AnchorProps, 'className'> {
  /** `onward` leads on from a block and carries an arrow. */
  readonly kind?: 'inline' | 'onward';
}

/** A link in running text or at the end of a block. */
export function Link({ kind = 'inline', ...anchor }: LinkProps) {
  return <Anchor {...anchor} className={styles[kind]} />;
}
