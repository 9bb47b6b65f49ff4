import { useIntl } from 'react-intl';
import { Accordion } from '../../ui/accordion/accordion.tsx';
import { Island } from '../../ui/island/island.tsx';
import type { BlockProps } from '../block-props.ts';
import { BlockTitle } from '../parts/block-title.tsx';
import { Prose } from '../parts/prose.tsx';
import { TabsBlock } from './tabs-block.tsx';

/** Tabs of rich texts; expanded for editors. */
export function TabsView({ id, data: { title, look, items }, viewer }: BlockProps<'tabs'>) {
  const newTabNote = useIntl().formatMessage({ id: 'link.new-tab' });
  const laidOpen = items.map((item, place) => ({
    id: String(place + 1),
    title: item.title,
    content: <Prose doc={item.doc} newTabNote={newTabNote} />,
  }));
  return (
    <>
      <BlockTitle>{title}</BlockTitle>
      {viewer.logged ? (
        <Accordion id={`tabs-${id}`} level={3} disabled items={laidOpen} />
      ) : (
        <Island
          name="tabs"
          wake="visible"
          of={TabsBlock}
          props={{
            id: `tabs-${id}`,
            label: title,
            isPillars: look === 'pillars',
            items,
            newTabNote,
          }}
        />
      )}
    </>
  );
}
