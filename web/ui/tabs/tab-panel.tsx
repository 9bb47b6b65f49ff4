import type { ReactNode } from 'react';
import accordion from '../accordion/accordion.module.css';
import styles from './tabs.module.css';

interface TabPanelProps {
  /** Prefix of the ids of the tab and its panel. */
  readonly id: string;
  readonly title: string;
  /** Heading level of the button that opens it on small screens, for pillars. */
  readonly pillar: 2 | 3 | 4 | undefined;
  readonly isHydrated: boolean;
  readonly isActive: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** The panel of a tab; with pillars, it has a heading, for small screens. */
export function TabPanel(panel: TabPanelProps) {
  const { id, title, pillar, isHydrated, isActive, onPress, children } = panel;
  return (
    <>
      {isHydrated && pillar ? (
        <Pillar level={pillar} panelId={`${id}-panel`} isActive={isActive} onPress={onPress}>
          {title}
        </Pillar>
      ) : null}
      <div
        id={`${id}-panel`}
        className={styles.panel}
        role={isHydrated ? 'tabpanel' : 'group'}
        aria-labelledby={`${id}-tab`}
        data-title={title}
        data-waiting={(!isHydrated && !isActive) || undefined}
        hidden={isHydrated && !isActive}
        {...(isHydrated && { tabIndex: 0 })}
      >
        {children}
      </div>
    </>
  );
}

interface PillarProps {
  readonly level: 2 | 3 | 4;
  readonly panelId: string;
  readonly isActive: boolean;
  readonly onPress: () => void;
  readonly children: string;
}

function Pillar({ level, panelId, isActive, onPress, children }: PillarProps) {
  const Heading = `h${level}` as const;
  return (
    <Heading className={styles.pillar}>
      <button
        type="button"
        className={accordion.summary}
        aria-expanded={isActive}
        aria-controls={panelId}
        onClick={onPress}
      >
        <span className={accordion.title}>{children}</span>
      </button>
    </Heading>
  );
}
