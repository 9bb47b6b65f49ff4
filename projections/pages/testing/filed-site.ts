import type { HeaderOf } from '@parvis/contracts/content/header.ts';
import type { FacetName } from '@parvis/contracts/facets/facet-name.ts';
import { createMigratedDatabase } from '@parvis/ops/testing/database.ts';
import { ContentHistory } from '../../engine/testing/content-history.ts';
import { Folding } from '../../engine/testing/folding.ts';
import { news } from '../../engine/testing/sample-news.ts';
import { readModels } from '../../read-models.ts';
import { composeAddress } from '../compose-address.ts';
import { modelsOfPages } from '../list-changed-pages.ts';

const now = new Date('2026-03-01T09:00:00.000Z');

const filedPages: readonly (readonly [slug: string, more: object])[] = [
  ['rapport', { types: ['report'], category: 'economy', publishedOn: '2025-03-01' }],
  ['formation', { keywords: ['training'], publishedOn: '2026-03-01' }],
  ['contact', {}],
];

/** Lists of news, events and pages with values to filter by, as of 1 March 2026. */
export type FiledSite = Awaited<ReturnType<typeof openFiledSite>>;

/** Publishes the items in a separate database. */
export async function openFiledSite() {
  const { pool, drop } = await createMigratedDatabase();
  const { log } = publishedHistory();
  const folding = new Folding(
    pool,
    readModels.filter(({ name }) => name === 'log-instants' || modelsOfPages.includes(name)),
  );
  await folding.prepare();
  await folding.catchUp(log);
  const compose = (address: string) => {
    const [path = '', query = ''] = address.split('?');
    return composeAddress(pool, { path, query, now });
  };
  return {
    pool,
    log,
    drop,
    compose,
    /** The list at an address. @throws Error when there is none */
    async listAt(address: string) {
      const composed = await compose(address);
      if (composed.kind !== 'screen' || composed.screen.screen !== 'list')
        throw new Error(`${address} is not a list`);
      return { ...composed, ...composed.screen };
    },
  };
}

function publishedHistory(): ContentHistory {
  const history = new ContentHistory();
  const name = (group: FacetName['group'], id: string, fr: string, en: string) => {
    const data = { group, id, names: { fr, en }, revision: 1 };
    history.log.append(`facet-${group}-${id}`, { type: 'FacetNamed', data });
  };
  name('categories', 'economy', 'Économie', 'Economy');
  name('types', 'report', 'Reportage', 'Report');
  const publish = (item: HeaderOf<'news'>) => history.publish(history.create('fr', item));
  for (let index = 10; index < 25; index += 1)
    publish(news(`n-${index}`, { publishedOn: `2025-${index < 20 ? '10' : '12'}-${index}` }));
  publish(news('eau', { title: 'L’eau', category: 'economy', types: ['report'] }));
  publish(news('communique', { nature: 'press-release', keywords: ['training'] }));
  publish(news('bientot', { nature: 'event', eventStart: '2026-03-02T08:00:00Z' }));
  publish(news('passe', { nature: 'event', eventStart: '2026-01-02T08:00:00Z' }));
  for (const [slug, more] of filedPages)
    history.publish(history.create('fr', { title: `Page ${slug}`, slug, ...more }));
  return history;
}
