import { useIntl } from 'react-intl';
import { Island } from '../../ui/island/island.tsx';
import type { BlockProps } from '../block-props.ts';
import { BlockTitle } from '../parts/block-title.tsx';
import { shownSlides } from './shown-slides.ts';
import { Slider, type SliderProps } from './slider.tsx';
import { countsFor } from './visible-slides.ts';

/** A row of slides; editors scroll it. */
export function SliderView({ data, images, links, locale, viewer }: BlockProps<'slider'>) {
  const { formatMessage } = useIntl();
  const { title, slides, inSight } = data;
  const newTabNote = formatMessage({ id: 'link.new-tab' });
  const props: SliderProps = {
    label: title,
    slides: shownSlides(slides, { images, links, locale, newTabNote }),
    counts: countsFor(inSight),
    labels: {
      row: formatMessage({ id: 'slider.row' }),
      previous: formatMessage({ id: 'slider.previous' }),
      next: formatMessage({ id: 'slider.next' }),
      place: formatMessage(
        { id: 'slider.place' },
        { first: '{first}', last: '{last}', count: '{count}' },
      ),
      placeOne: formatMessage({ id: 'slider.place-one' }, { first: '{first}', count: '{count}' }),
      credit: formatMessage({ id: 'picture.credit-label' }),
    },
  };
  return (
    <>
      <BlockTitle>{title}</BlockTitle>
      {viewer.logged ? (
        <Slider {...props} />
      ) : (
        <Island name="slider" wake="visible" of={Slider} props={props} />
      )}
    </>
  );
}
