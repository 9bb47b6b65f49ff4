import type { CareersLanding } from '@parvis/contracts/careers/careers-landing.ts';
import type { CareersPlace } from '@parvis/contracts/careers/careers-place.ts';
import { FormattedMessage } from 'react-intl';
import styles from './careers.module.css';
import { Section } from './careers-sections.server.tsx';
import { PlacesChart } from './places-chart.server.tsx';

/** The places of the offers: a chart of the cities, and the corresponding table. */
export function Places({ landing }: { readonly landing: CareersLanding }) {
  const { places } = landing;
  if (places.length === 0) return null;
  return (
    <Section title="careers.places">
      <div className={styles.where}>
        <p className={styles.text}>
          <FormattedMessage id="careers.places-text" />
        </p>
        <PlacesChart places={places} least={3} />
      </div>
      <PlacesTable places={places} />
    </Section>
  );
}

/** Places with their offers, each a link to these. */
export function PlacesTable({ places }: { readonly places: readonly CareersPlace[] }) {
  const most = Math.max(...places.map(({ results }) => results));
  return (
    <ul className={styles.table}>
      {places.map(({ name, country, href, results }) => (
        <li key={href}>
          <a href={href}>
            <span className={styles.city}>{name}</span>
            <span className={styles.country}>{country}</span>
            <svg
              className={styles.tide}
              viewBox="0 0 100 4"
              preserveAspectRatio="none"
              aria-hidden="true"
              focusable="false"
            >
              <rect width={Math.max(2, (100 * results) / most)} height="4" />
            </svg>
            <span className={styles.count}>
              <FormattedMessage id="careers.offers" values={{ count: results }} />
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
