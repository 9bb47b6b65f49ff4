import { useMachine } from '@xstate/react';
import { useRef } from 'react';
import { useVisibleSlide } from '../../ui/carousel/use-visible-slide.ts';
import { useHydrated } from '../../ui/island/use-hydrated.ts';
import { usePageKeys } from '../../ui/keys/use-page-keys.ts';
import { useWindowWidth } from '../../ui/window/use-window-width.ts';
import { type ShownSlide, SlideCard } from './slide-card.tsx';
import { type SliderEvent, sliderMachine } from './slider.machine.ts';
import styles from './slider.module.css';
import { SliderControls, type SliderLabels } from './slider-controls.tsx';
import { countAttributes, type SlideCounts } from './visible-slides.ts';

export interface SliderProps {
  readonly label: string;
  readonly slides: readonly ShownSlide[];
  readonly counts: SlideCounts;
  readonly labels: SliderLabels;
}

const keys: Readonly<Record<string, SliderEvent>> = {
  ArrowRight: { type: 'next' },
  ArrowLeft: { type: 'previous' },
  Home: { type: 'first' },
  End: { type: 'last' },
};

/** A row of slides that can be scrolled; once hydrated, also by buttons and keys. */
export function Slider({ label, slides, counts, labels }: SliderProps) {
  const isHydrated = useHydrated();
  const row = useRef<HTMLDivElement>(null);
  const [state, send] = useMachine(sliderMachine, {
    input: { count: slides.length, counts, width: globalThis.innerWidth ?? 0 },
  });
  const { index, inSight } = state.context;
  const several = slides.length > 1;
  useWindowWidth((width) => send({ type: 'resize', width }));
  useVisibleSlide(row, index, (seen) => send({ type: 'settle', index: seen }));
  usePageKeys((event) => {
    const action = event.target === row.current ? keys[event.key] : undefined;
    if (action === undefined) return;
    event.preventDefault();
    send(action);
  });
  return (
    <section className={styles.slider} aria-label={label}>
      <SliderControls
        labels={labels}
        place={{ index, inSight, count: slides.length }}
        isHydrated={isHydrated}
        send={send}
      />
      <div
        ref={row}
        className={styles.row}
        role={several ? 'group' : undefined}
        aria-label={several ? labels.row : undefined}
        tabIndex={several ? 0 : undefined}
        {...countAttributes(counts)}
      >
        {slides.map((slide) => (
          <div key={slide.id} className={styles.slide}>
            <SlideCard
              slide={slide}
              layout="stacked"
              sizes={sizesFor(counts)}
              creditLabel={labels.credit}
            />
          </div>
        ))}
      </div>
    </section>
  );
}

/** Returns the `sizes` of a slide's image: a fraction of the page, which is at most 78 rem. */
function sizesFor([wide = 1, ...narrower]: SlideCounts): string {
  const [, , tablet = 1, , phone = 1] = narrower;
  return `(width <= 575px) ${share(phone)}vw, (width <= 991px) ${share(tablet)}vw, (width < 90rem) ${share(wide)}vw, ${Math.ceil(78 / wide)}rem`;
}

function share(count: number): number {
  return Math.ceil(100 / count);
}
