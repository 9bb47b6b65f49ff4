import { imageDetailsSchema } from '@parvis/contracts/media/details.ts';
import { mediaIdSchema } from '@parvis/contracts/media/ids.ts';
import { released } from '@parvis/projections/engine/testing/released.ts';
import { compositionWorld } from '@parvis/projections/pages/testing/composition-world.ts';
import { expect, test } from 'vitest';
import { servedSite } from './testing/served-site.ts';

test('other query parameters are carried over to the address to which the page has moved', async () => {
  const { log, history, compose } = await compositionWorld();
  const origin = await servedSite({ compose: ({ path, query }) => compose(path, query) });
  const locationOf = async (path: string, headers: Record<string, string> = {}) => {
    const response = await fetch(origin + path, { headers, redirect: 'manual' });
    return response.headers.get('location');
  };
  log.append('facet-categories-results', {
    type: 'FacetNamed',
    data: {
      group: 'categories',
      id: 'results',
      names: { fr: 'Résultats', en: 'Results' },
      revision: 1,
    },
  });
  const page = history.create('fr', { title: 'Groupe', slug: 'groupe' });
  history.publish(page);
  history.saveHeader(page, { title: 'Groupe', slug: 'maison' });
  const mediaId = mediaIdSchema.parse('image0000001');
  log.append(mediaId, {
    type: 'ImageUploaded',
    data: {
      mediaId,
      original: { hash: 'ab'.repeat(32), format: 'jpeg', bytes: 9, width: 1600, height: 1000 },
      details: imageDetailsSchema.parse({ title: 'Le port', credit: 'Anne' }),
    },
  });
  log.append(mediaId, released(mediaId));
  const redirect = { from: '/ancien', target: { status: 301, to: 'https://elsewhere.example/' } };
  log.append('redirect-1', {
    type: 'RedirectSaved',
    data: { redirectId: 'redirect0001', revision: 1, redirect },
  });
  const moves = [
    ['/agenda?categories=resultats&rhp=3&utm_source=a', '/agenda/resultats?rhp=3&utm_source=a'],
    ['/toutes-actualites?types=nobody&q=eau&p=nl', '/toutes-actualites?q=eau&p=nl'],
    ['/groupe?idc=12&ids=b', '/maison?idc=12&ids=b'],
    [
      '/mediaroom/mediatheque/image/image0000001-autre?sea_c=9',
      '/mediaroom/mediatheque/image/image0000001-le-port?sea_c=9',
    ],
    ['/ancien?rhp=3', 'https://elsewhere.example/'],
  ] as const;
  for (const [path, to] of moves) {
    expect([path, await locationOf(path)]).toEqual([path, to]);
    expect([path, await locationOf(path, { cookie: 'session=1' })]).toEqual([path, to]);
  }
});
