import type { CareersPlace } from '@parvis/contracts/careers/careers-place.ts';
import { TideChart } from '../../ui/tide-chart/tide-chart.tsx';
import styles from './careers.module.css';
import { coastPath } from './coastline.server.ts';
import {
  type ChartedPlace,
  centreRadius,
  nameGap,
  placesOnChart,
} from './places-on-chart.server.ts';

interface PlacesChartProps {
  readonly places: readonly CareersPlace[];
  /** With fewer places there is no chart. */
  readonly least: number;
}

/**
 * The cities as lights on a chart of their coasts, each of which leads to its offers. The table has
 * the same data as text, for assistive technology and the keyboard, too.
 */
export function PlacesChart({ places, least }: PlacesChartProps) {
  const { extent, lights } = placesOnChart(places);
  if (lights.length < least) return null;
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

function Light({ x, y, radius, name, href, named }: ChartedPlace) {
  return (
    <a className={styles.light} href={href} tabIndex={-1}>
      <circle cx={x} cy={y} r={radius} />
      <circle cx={x} cy={y} r={centreRadius} />
      {named ? <text {...textPlace({ x, y, radius }, named)}>{name}</text> : null}
    </a>
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
