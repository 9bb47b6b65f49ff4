import type { CareersPlace } from '@parvis/contracts/careers/careers-place.ts';
import { FormattedMessage } from 'react-intl';
import careers from '../careers/careers.module.css';
import { PlacesTable } from '../careers/places.server.tsx';
import { PlacesChart } from '../careers/places-chart.server.tsx';

/** The found offers by place: a chart, and the same as a list. */
export function OffersMap({ places }: { readonly places: readonly CareersPlace[] }) {
  const counted = places.map((place) => ({
    ...place,
    name: `${place.name}\u00a0${place.results}`,
  }));
  return (
    <>
      <div className={careers.where}>
        <p className={careers.text}>
          <FormattedMessage id="offers.map-text" />
        </p>
        <PlacesChart places={counted} least={1} />
      </div>
      <PlacesTable places={places} />
    </>
  );
}
