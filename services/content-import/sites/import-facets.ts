import { toSingleLine } from '@parvis/contracts/content/single-line.ts';
import { facetViewSchema, listedFacetsSchema } from '@parvis/contracts/facets/endpoints.ts';
import { byLocale } from '@parvis/contracts/site/locale.ts';
import type { ApiClient } from '../api-client.ts';
import { eachAtOnce } from '../each-at-once.ts';
import { notingRefusal } from '../import-report.ts';
import type { SourceSite, Term } from './source-site.ts';
import { facetIdOf } from './wanted-item.ts';

/** Names the categories and keywords of a site, the same in every language, unless they have a name. */
export async function importFacets(
  { items }: SourceSite,
  client: ApiClient,
  leave: (what: string, why: string) => void,
): Promise<number> {
  const existing = await client.read('/api/facets', listedFacetsSchema);
  const named = new Set(
    existing.items.filter(({ revision }) => revision > 0).map(({ group, id }) => `${group}/${id}`),
  );
  const wanted = new Map<string, { readonly group: string; readonly term: Term }>();
  const add = (group: string, term: Term) => {
    const id = `${group}/${facetIdOf(term)}`;
    if (!named.has(id) && !id.endsWith('/')) wanted.set(id, { group, term });
  };
  for (const { category, keywords } of items) {
    if (category !== undefined) add('categories', category);
    for (const keyword of keywords) add('keywords', keyword);
  }
  await eachAtOnce([...wanted], async ([key, { group, term }]) => {
    const name = toSingleLine(term.name).slice(0, 80) || term.id;
    const body = { group, id: facetIdOf(term), names: byLocale(() => name) };
    await notingRefusal(
      () => client.post({ path: '/api/facets', key: `import/facet/${key}`, body }, facetViewSchema),
      (why) => leave(`${group} “${name}”`, why),
    );
  });
  return wanted.size;
}
