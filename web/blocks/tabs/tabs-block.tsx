import type { TitledText } from '@parvis/contracts/content/modules/titled-text.ts';
import { Tabs } from '../../ui/tabs/tabs.tsx';
import { Prose } from '../parts/prose.tsx';

export interface TabsBlockProps {
  /** Unique in the page; the names of its parts begin with it. */
  readonly id: string;
  readonly label: string;
  readonly isPillars: boolean;
  readonly items: readonly TitledText[];
  readonly newTabNote: string;
}

/** Tabs of rich texts, rendered alike on the server and in the browser. */
export function TabsBlock({ id, label, isPillars, items, newTabNote }: TabsBlockProps) {
  return (
    <Tabs
      id={id}
      label={label}
      {...(isPillars && { pillars: 3 })}
      tabs={items.map(({ title, doc }, place) => ({
        id: String(place + 1),
        title,
        content: <Prose doc={doc} newTabNote={newTabNote} />,
      }))}
    />
  );
}
