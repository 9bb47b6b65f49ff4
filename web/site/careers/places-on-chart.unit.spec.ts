import type { CareersPlace } from '@parvis/contracts/careers/careers-place.ts';
import { expect, test } from 'vitest';
import { placesOnChart } from './places-on-chart.server.ts';

const city = (name: string, latitude: number, longitude: number, results = 10): CareersPlace => ({
  name,
  country: undefined,
  href: `/${name}`,
  results,
  latitude,
  longitude,
});

const oslo = city('Oslo', 59.9, 10.7, 40);
const nantes = city('Nantes', 47.2, -1.6, 160);
const lisbon = city('Lisbonne', 38.7, -9.1);

test('north is up, east is right, and everything lies on the chart', () => {
  const { extent, lights } = placesOnChart([oslo, nantes, lisbon]);
  const { width, height } = extent;
  const [o, n, l] = lights;
  expect([o, n, l].map((light) => light?.name)).toEqual(['Oslo', 'Nantes', 'Lisbonne']);
  expect(o && n && l && o.y < n.y && n.y < l.y && o.x > n.x && n.x > l.x).toBe(true);
  for (const { x, y, radius } of lights) {
    expect(x - radius >= 0 && x + radius <= width).toBe(true);
    expect(y - radius >= 0 && y + radius <= height).toBe(true);
  }
});

test('the area of a light is proportional to its offers: a quarter of them halves its width', () => {
  const radii = placesOnChart([nantes, oslo]).lights.map(({ radius }) => radius);
  expect(radii).toEqual([16, 8]);
});

test('a name is to the right of its light, else to the left, above or below, where there is space', () => {
  const named = (...places: readonly CareersPlace[]) =>
    placesOnChart(places).lights.map((light) => light.named);
  expect(named(nantes, lisbon)).toEqual(['after', 'after']);
  const east = city('Angers', 47.2, 0.6);
  expect(named(nantes, east, lisbon)).toEqual(['before', 'after', 'after']);
  const west = city('Lorient', 47.2, -3.8);
  expect(named(nantes, east, west, lisbon)[0]).toBe('above');
  const around = [city('Rennes', 48.1, -1.6), city('Niort', 46.3, -1.6)];
  expect(named(nantes, east, west, ...around, lisbon)[0]).toBeUndefined();
});

test('a name may lie on the glow of another light where there is no other space', () => {
  const places = [
    city('Saint-Nazaire', 47.28, -2.21, 64),
    city('Nantes', 47.22, -1.55, 54),
    city('Bordeaux', 44.84, -0.58, 49),
    city('Libourne', 44.91, -0.24, 47),
    city('Anvers', 51.22, 4.4, 34),
    city('Hambourg', 53.55, 9.99, 33),
    city('Gand', 51.05, 3.72, 27),
    city('Cuxhaven', 53.86, 8.7, 25),
    city('Pau', 43.3, -0.37, 24),
    city('Rennes', 48.11, -1.68, 20),
    city('Cholet', 47.06, -0.88, 20),
  ];
  const { lights } = placesOnChart(places);
  const named = lights.map((light) => light.named);
  expect(named.slice(0, 3)).toEqual(['below', 'after', 'before']);
});

test('no name extends beyond the chart', () => {
  const [west] = placesOnChart([
    city('Brest', 47.3, -9),
    city('Nantes', 47.3, -8),
    city('Vienne', 48.2, 16),
  ]).lights;
  expect(west).toMatchObject({ name: 'Brest', named: 'above' });
});

test('a place without coordinates is not on the chart; a single place is at its centre', () => {
  const { latitude: _, longitude: __, ...nowhere } = oslo;
  expect(placesOnChart([nowhere])).toMatchObject({ lights: [] });
  const [only] = placesOnChart([nantes]).lights;
  expect(only).toMatchObject({ x: 218, y: 200, named: 'after' });
});
