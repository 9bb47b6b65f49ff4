import { Carousel, type CarouselProps } from '../../ui/carousel/carousel.tsx';
import { type ShownSlide, SlideCard } from '../slider/slide-card.tsx';

/** Serializable: the page carries it as JSON. */
export interface SlideCarouselProps extends Omit<CarouselProps, 'slides'> {
  readonly slides: readonly ShownSlide[];
  readonly creditLabel: string;
}

const sizes = '(width < 768px) 100vw, (width < 90rem) 60vw, 47rem';

/** A carousel that shows one slide at a time, advances automatically and can be paused. */
export function SlideCarousel({ slides, creditLabel, ...carousel }: SlideCarouselProps) {
  const shown = slides.map((slide) => ({
    id: slide.id,
    content: <SlideCard slide={slide} layout="row" sizes={sizes} creditLabel={creditLabel} />,
  }));
  return <Carousel {...carousel} slides={shown} />;
}
