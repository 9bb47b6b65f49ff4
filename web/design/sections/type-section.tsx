import type { DesignContext } from '../design-context.ts';
import { DesignSection } from '../specimen.tsx';
import styles from './foundations.module.css';

const scale = ['display', 'title', 'h2', 'h3', 'h4'] as const;

/** The type scale: a serif for headlines, a sans for text, on a baseline of 1.75 rem. */
export function TypeSection({ samples }: DesignContext) {
  return (
    <DesignSection name="type">
      <dl className={styles.scale}>
        {scale.map((size) => (
          <div key={size}>
            <dt>
              <code>{size}</code>
            </dt>
            <dd className={styles[size]}>{samples.headline}</dd>
          </div>
        ))}
        <div>
          <dt>
            <code>lead</code>
          </dt>
          <dd className={styles.lead}>{samples.lead}</dd>
        </div>
        <div>
          <dt>
            <code>text</code>
          </dt>
          <dd className={styles.text}>{samples.paragraph}</dd>
        </div>
        <div>
          <dt>
            <code>small</code>
          </dt>
          <dd className={styles.small}>{samples.card.summary}</dd>
        </div>
      </dl>
    </DesignSection>
  );
}
