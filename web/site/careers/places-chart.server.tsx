import type { CareersPlace } from '@parvis/contracts/careers/careers-landing.ts';
import { TideChart } from '../../ui/tide-chart/tide-chart.tsx';
import styles from './careers.module.css';
import { coastPath } from './coastline.server.ts';
import {
  type ChartedPlace,
  centreRadius,
  nameGap,
  placesOnChart,
} from './places-on-chart.server.ts';

/**
 * The cities as lights on a chart of their coasts. The table has the same data as text.
 */
export function PlacesChart({ places }: { readonly places: readonly CareersPlace[] }) {
  const { extent, lights } = placesOnChart(places);
  if (lights.length < 3) return null;
  return (
    <div className={styles.chart} aria-hidden="true">
      <TideChart seed="careers-places" format="tile" />
      <svg viewBox={`0 0 ${extent.width} ${extent.height}`} focusable="false">
        <path className={styles.land} d={coastPath(extent)} />
        {lights.map((light) => (
          <Light key={light.name} {...light} />
        ))}
      </svg>
    </div>
  );
}

function Light({ x, y, radius, name, named }: ChartedPlace) {
  return (
    <g className={styles.light}>
      <circle cx={x} cy={y} r={radius} />
      <circle cx={x} cy={y} r={centreRadius} />
      {named ? <text {...textPlace({ x, y, radius }, named)}>{name}</text> : null}
    </g>
  );
}

function textPlace(
  { x, y, radius }: Pick<ChartedPlace, 'x' | 'y' | 'radius'>,
  named: NonNullable<ChartedPlace['named']>,
) {
  const away = radius + nameGap;
  switch (named) {
    case 'after':
      return { x: x + away, y: y + 4, textAnchor: 'start' } as const;
    case 'before':
      return { x: x - away, y: y + 4, textAnchor: 'end' } as const;
    case 'above':
      return { x, y: y - away - 2, textAnchor: 'middle' } as const;
    case 'below':
      return { x, y: y + away + 12, textAnchor: 'middle' } as const;
  }
}
