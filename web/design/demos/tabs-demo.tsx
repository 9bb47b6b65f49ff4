import { Tabs, type TabsProps } from '../../ui/tabs/tabs.tsx';

/** Serializable: the page carries it as JSON. */
export interface TabsDemoProps extends Omit<TabsProps, 'tabs'> {
  readonly entries: readonly {
    readonly id: string;
    readonly title: string;
    readonly text: string;
  }[];
}

/** Tabs of paragraphs. */
export function TabsDemo({ entries, ...set }: TabsDemoProps) {
  const tabs = entries.map(({ id, title, text }) => ({ id, title, content: <p>{text}</p> }));
  return <Tabs {...set} tabs={tabs} />;
}
