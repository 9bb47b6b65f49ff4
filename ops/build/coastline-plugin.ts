import { feature } from 'topojson-client';
import { presimplify, simplify } from 'topojson-simplify';
import type { GeometryCollection, Topology } from 'topojson-specification';
import type { Plugin } from 'vite';
import { toNorthing } from '../../web/site/careers/mercator.ts';

const landPath = /\/world-atlas\/land-50m\.json$/;

/**
 * The smallest triangle of a coast that is drawn, in square degrees: about four pixels of a chart
 * that shows half of Europe.
 */
const smallestTriangle = 0.01;

/** Hundredths of degrees are finer than any chart shows. */
const inHundredths = (degrees: number) => Math.round(100 * degrees);

/** Imports the land of `world-atlas` as its coasts, in Mercator's projection. */
export function coastlinePlugin(): Plugin {
  return {
    name: 'parvis:coastline',
    enforce: 'pre',
    transform(code, id) {
      if (!landPath.test(id)) return null;
      return { code: JSON.stringify(listCoasts(JSON.parse(code))), map: null };
    },
  };
}

/**
 * Returns the coasts of the world as rings, each as x, y, x, y… in hundredths of degrees of the
 * equator, north first.
 */
export function listCoasts(
  atlas: Topology<{ land: GeometryCollection }>,
): readonly (readonly number[])[] {
  const drawn = simplify(presimplify(atlas), smallestTriangle);
  return feature(drawn, drawn.objects.land)
    .features.flatMap(({ geometry }) =>
      geometry.type === 'MultiPolygon' ? geometry.coordinates.flat() : [],
    )
    .map((ring) =>
      ring.flatMap(([longitude = 0, latitude = 0]) => [
        inHundredths(longitude),
        inHundredths(-toNorthing(latitude)),
      ]),
    );
}
