import { Carousel, type CarouselProps } from '../../ui/carousel/carousel.tsx';
import { TideChart } from '../../ui/tide-chart/tide-chart.tsx';
import styles from './carousel-demo.module.css';

/** Serializable: the page carries it as JSON. */
export interface CarouselDemoProps extends Omit<CarouselProps, 'slides'> {
  readonly entries: readonly {
    readonly id: string;
    readonly title: string;
    readonly text: string;
  }[];
}

/** A carousel of slides with a chart next to the text. */
export function CarouselDemo({ entries, ...carousel }: CarouselDemoProps) {
  const slides = entries.map(({ id, title, text }) => ({
    id,
    content: (
      <div className={styles.slide}>
        <div className={styles.chart}>
          <TideChart seed={id} format="tile" />
        </div>
        <div className={styles.words}>
          <h4>{title}</h4>
          <p>{text}</p>
        </div>
      </div>
    ),
  }));
  return <Carousel {...carousel} slides={slides} />;
}
