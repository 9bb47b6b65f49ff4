import { createServer } from 'node:http';
import { imageDetailsSchema } from '@parvis/contracts/media/details.ts';
import { mediaIdSchema } from '@parvis/contracts/media/ids.ts';
import { composing } from '@parvis/projections/pages/testing/composing.ts';
import { expect, onTestFinished, test } from 'vitest';
import { systemClock } from '../../platform/clock.ts';
import { ChangeFeed } from '../page-cache/change-feed.ts';
import { PageCache } from '../page-cache/page-cache.ts';
import { PublicSite } from './public-site.ts';

/** The public site over the read models of a log, asked over HTTP by who signed in, or by nobody. */
async function served() {
  const { log, history, compose } = await composing();
  const feed = new ChangeFeed(() => Promise.reject(new Error('nothing is kept')), systemClock);
  const site = new PublicSite({
    cache: new PageCache(feed, systemClock, 1_000_000),
    compose: ({ path, query }) => compose(path, query),
    render: () => ({ status: 200, type: 'text/html', body: '' }),
    clock: systemClock,
    namesSession: () => true,
    signedIn: async () => ({ kind: 'account', accountId: 'a', name: 'Anne', roles: [] }),
    isEditing: async () => false,
    waitUntil: async () => true,
    standingHeaders: [],
  });
  const server = createServer((request, response) => void site.serve(request, response));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('it listens on no port');
  const locationOf = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(`http://127.0.0.1:${address.port}${path}`, {
      headers,
      redirect: 'manual',
    });
    return answer.headers.get('location');
  };
  return { log, history, locationOf };
}

test('what the query says beside the page goes along wherever the page has moved', async () => {
  const { log, history, locationOf } = await served();
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
