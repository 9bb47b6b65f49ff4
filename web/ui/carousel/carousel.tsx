import { useMachine } from '@xstate/react';
import { type ReactNode, useRef } from 'react';
import { useHiddenTab } from '../hold/use-hidden-tab.ts';
import { useHold } from '../hold/use-hold.ts';
import { useHydrated } from '../island/use-hydrated.ts';
import { type CarouselHold, carouselMachine } from './carousel.machine.ts';
import styles from './carousel.module.css';
import { CarouselControls, type CarouselLabels } from './carousel-controls.tsx';
import { useReducedMotion } from './use-reduced-motion.ts';
import { useVisibleSlide } from './use-visible-slide.ts';

export interface Slide {
  readonly id: string;
  readonly content: ReactNode;
}

export interface CarouselProps {
  readonly label: string;
  readonly slides: readonly Slide[];
  /** The position of each slide: “2 of 4”. */
  readonly places: readonly string[];
  readonly labels: CarouselLabels;
}

/**
 * A row of slides that can be scrolled; once hydrated, it also advances automatically and can be
 * paused.
 */
export function Carousel({ label, slides, places, labels }: CarouselProps) {
  const isHydrated = useHydrated();
  const [state, send] = useMachine(carouselMachine, {
    input: { count: slides.length },
  });
  const root = useRef<HTMLElement>(null);
  const row = useRef<HTMLDivElement>(null);
  const { index } = state.context;
  const several = slides.length > 1;
  const isPlaying = state.matches('playing');
  useVisibleSlide(row, index, (seen) => send({ type: 'settle', index: seen }));
  const hold = (by: CarouselHold, isHeld: boolean) =>
    send({ type: isHeld ? 'hold' : 'release', by });
  useHold(root, hold);
  useHiddenTab((isHidden) => hold('hidden', isHidden));
  useReducedMotion((wanted) => send({ type: wanted ? 'play' : 'pause' }));
  return (
    <section
      ref={root}
      className={styles.carousel}
      aria-roledescription={labels.carousel}
      aria-label={label}
    >
      {isHydrated && several ? (
        <CarouselControls
          labels={labels}
          place={places[index] ?? ''}
          isPlaying={isPlaying}
          send={send}
        />
      ) : null}
      <div
        ref={row}
        className={styles.row}
        role={several ? 'group' : undefined}
        aria-label={several ? label : undefined}
        tabIndex={several ? 0 : undefined}
        aria-live={isPlaying ? 'off' : 'polite'}
      >
        {slides.map((slide, place) => (
          <div
            key={slide.id}
            className={styles.slide}
            role="group"
            aria-roledescription={labels.slide}
            aria-label={places[place]}
            inert={isHydrated && place !== index}
          >
            {slide.content}
          </div>
        ))}
      </div>
    </section>
  );
}
