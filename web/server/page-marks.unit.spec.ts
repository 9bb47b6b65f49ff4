import { expect, test } from 'vitest';
import { marksOfPath } from './page-marks.ts';

test.each([
  ['/', []],
  ['/groupe', []],
  ['/agenda', ['page-list']],
  ['/en/agenda/conferences', ['page-list']],
  ['/toutes-actualites', ['page-list']],
  ['/toutes-actualites/finance/2', ['page-list']],
  ['/en/all-news', ['page-list']],
  ['/pages/3', ['page-list']],
  ['/mediaroom', ['page-mediaroom']],
  ['/mediaroom/communique-de-presse', ['page-list', 'page-mediaroom']],
  ['/en/mediaroom/library', ['page-list', 'page-mediaroom']],
  ['/mediaroom/spokespeople/k3f9a1b2c3d4', ['page-mediaroom']],
  ['/mediarooms', []],
  ['/emploi-carriere/toutes-offres-emploi', ['page-offers', 'page-rh']],
  ['/en/careers/all-job-offers/paris', ['page-offers', 'page-rh']],
  ['/emploi-carriere/offre-emploi/k3f9-conseiller', ['page-one-offer', 'page-rh']],
  ['/nous-rejoindre/changer-de-cap', ['page-rh']],
  ['/en/join-us', ['page-rh']],
  ['/nous-rejoindre-demain', []],
])('%s has the body classes %j', (path, marks) => {
  expect(marksOfPath(path)).toEqual(marks);
});
