import type { KeyboardEvent, MouseEvent } from 'react';
import styles from './tabs.module.css';

interface TabLinkProps {
  /** Prefix of the ids of the tab and its panel. */
  readonly id: string;
  readonly title: string;
  readonly isHydrated: boolean;
  readonly isActive: boolean;
  readonly onPress: (event: MouseEvent) => void;
  readonly onKey: (event: KeyboardEvent) => void;
}

/** A link to its panel, which becomes a tab once hydrated. */
export function TabLink({ id, title, isHydrated, isActive, onPress, onKey }: TabLinkProps) {
  const asTab = isHydrated && {
    role: 'tab',
    'aria-selected': isActive,
    'aria-controls': `${id}-panel`,
    tabIndex: isActive ? 0 : -1,
  };
  return (
    <a
      id={`${id}-tab`}
      className={styles.tab}
      href={`#${id}-panel`}
      data-active={isActive || undefined}
      onClick={onPress}
      onKeyDown={onKey}
      {...asTab}
    >
      {title}
    </a>
  );
}
