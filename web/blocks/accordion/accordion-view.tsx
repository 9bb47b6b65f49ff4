import { useIntl } from 'react-intl';
import { Accordion } from '../../ui/accordion/accordion.tsx';
import type { BlockProps } from '../block-props.ts';
import { BlockTitle } from '../parts/block-title.tsx';
import { Prose } from '../parts/prose.tsx';

/** A native accordion; script only keeps the last open item from closing. */
export function AccordionView({ id, data, viewer }: BlockProps<'accordion'>) {
  const newTabNote = useIntl().formatMessage({ id: 'link.new-tab' });
  const { title, opening, items } = data;
  const keepsOne = opening === 'first';
  const island =
    keepsOne && !viewer.logged ? { 'data-island': 'accordion', 'data-wake': 'intent' } : {};
  return (
    <>
      <BlockTitle>{title}</BlockTitle>
      <div {...island}>
        <Accordion
          id={`accordion-${id}`}
          level={title === '' ? 2 : 3}
          variant={keepsOne ? 'one-open' : 'free'}
          disabled={viewer.logged}
          items={items.map((item, place) => ({
            id: String(place + 1),
            title: item.title,
            content: <Prose doc={item.doc} newTabNote={newTabNote} />,
          }))}
        />
      </div>
    </>
  );
}
