import { useIntl } from 'react-intl';
import { Island } from '../../ui/island/island.tsx';
import type { BlockProps } from '../block-props.ts';
import { BlockTitle } from '../parts/block-title.tsx';
import { shownSlides } from '../slider/shown-slides.ts';
import { SlideCarousel, type SlideCarouselProps } from './slide-carousel.tsx';

/** A carousel, which does not move for editors. */
export function CarouselView({ data, images, links, locale, viewer }: BlockProps<'carousel'>) {
  const { formatMessage } = useIntl();
  const { title, slides } = data;
  const newTabNote = formatMessage({ id: 'link.new-tab' });
  const count = slides.length;
  const props: SlideCarouselProps = {
    label: title,
    slides: shownSlides(slides, { images, links, locale, newTabNote }),
    places: slides.map((_slide, index) =>
      formatMessage({ id: 'carousel.place' }, { place: index + 1, count }),
    ),
    labels: {
      carousel: formatMessage({ id: 'carousel.carousel' }),
      slide: formatMessage({ id: 'carousel.slide' }),
      pause: formatMessage({ id: 'carousel.pause' }),
      play: formatMessage({ id: 'carousel.play' }),
      previous: formatMessage({ id: 'carousel.previous' }),
      next: formatMessage({ id: 'carousel.next' }),
    },
    creditLabel: formatMessage({ id: 'picture.credit-label' }),
  };
  return (
    <>
      <BlockTitle>{title}</BlockTitle>
      {viewer.logged ? (
        <SlideCarousel {...props} />
      ) : (
        <Island name="carousel" wake="visible" of={SlideCarousel} props={props} />
      )}
    </>
  );
}
