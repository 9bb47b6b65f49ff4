import { type KeyboardEvent, type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { useHydrated } from '../island/use-hydrated.ts';
import { tabAfterKey } from './tab-after-key.ts';
import { TabLink } from './tab-link.tsx';
import { TabPanel } from './tab-panel.tsx';
import styles from './tabs.module.css';

export interface Tab {
  readonly id: string;
  readonly title: string;
  readonly content: ReactNode;
}

export interface TabsProps {
  /** Unique in the page; the names of its parts begin with it. */
  readonly id: string;
  /** The accessible name of the tab list. */
  readonly label: string;
  readonly tabs: readonly Tab[];
  /** `pillars` becomes an accordion on small screens; its titles have this level in the outline. */
  readonly pillars?: 2 | 3 | 4;
}

/**
 * Tabs. Without script, the panels are stacked under links to each; with script,
 * the links become tabs in place, so that the focus is kept.
 */
export function Tabs({ id, label, tabs, pillars }: TabsProps) {
  const isHydrated = useHydrated();
  const [active, setActive] = useState(tabs[0]?.id ?? '');
  const list = useRef<HTMLDivElement>(null);
  const press = (event: MouseEvent, tab: string) => {
    event.preventDefault();
    setActive(tab);
  };
  const follow = (event: KeyboardEvent, tab: string) => {
    const ids = tabs.map((each) => each.id);
    const next = event.key === ' ' ? tab : tabAfterKey(ids, tab, event.key);
    if (next === undefined) return;
    event.preventDefault();
    setActive(next);
    list.current?.querySelector<HTMLElement>(`#${CSS.escape(`${id}-${next}-tab`)}`)?.focus();
  };
  return (
    <div data-pillars={(isHydrated && pillars) || undefined}>
      <div
        ref={list}
        className={styles.list}
        role={isHydrated ? 'tablist' : 'group'}
        aria-label={label}
      >
        {tabs.map((tab) => (
          <TabLink
            key={tab.id}
            id={`${id}-${tab.id}`}
            title={tab.title}
            isHydrated={isHydrated}
            isActive={tab.id === active}
            onPress={(event) => press(event, tab.id)}
            onKey={(event) => follow(event, tab.id)}
          />
        ))}
      </div>
      {tabs.map((tab) => (
        <TabPanel
          key={tab.id}
          id={`${id}-${tab.id}`}
          title={tab.title}
          pillar={pillars}
          isHydrated={isHydrated}
          isActive={tab.id === active}
          onPress={() => setActive(tab.id)}
        >
          {tab.content}
        </TabPanel>
      ))}
    </div>
  );
}
