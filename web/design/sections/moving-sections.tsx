import { ConsentChange } from '../../site/consent/consent.tsx';
import { Island } from '../../ui/island/island.tsx';
import { CarouselDemo } from '../demos/carousel-demo.tsx';
import { ToastDemo } from '../demos/toast-demo.tsx';
import type { DesignContext } from '../design-context.ts';
import { DesignSection, Specimen } from '../specimen.tsx';
import styles from './row.module.css';

/** A carousel. */
export function CarouselSection({ intl, words, labels, samples }: DesignContext) {
  const { entries } = samples;
  const places = entries.map((_, index) =>
    intl.formatMessage({ id: 'carousel.place' }, { place: index + 1, count: entries.length }),
  );
  return (
    <DesignSection name="carousel">
      <Specimen state="default" width="whole">
        <Island
          name="carousel"
          wake="visible"
          of={CarouselDemo}
          props={{
            label: words('design.section.carousel'),
            entries,
            places,
            labels: labels.carousel,
          }}
        />
      </Specimen>
    </DesignSection>
  );
}

/** Toasts. */
export function ToastSection({ words, labels, samples }: DesignContext) {
  return (
    <DesignSection name="toast">
      <Specimen state="default" width="whole">
        <Island
          name="toast"
          wake="visible"
          of={ToastDemo}
          props={{
            labels: labels.toast,
            texts: samples.toasts,
            buttons: { done: words('design.state.done'), failed: words('design.state.failed') },
          }}
        />
      </Specimen>
    </DesignSection>
  );
}

/**
 * The consent banner shows until a choice is made; this button opens its panel, as in the footer of
 * every page.
 */
export function ConsentSection({ locale }: DesignContext) {
  return (
    <DesignSection name="consent">
      <Specimen state="default" width="whole">
        <div className={styles.deep}>
          <ConsentChange locale={locale} />
        </div>
      </Specimen>
    </DesignSection>
  );
}
