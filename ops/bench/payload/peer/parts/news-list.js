import { facetValues } from '../facet-values.js';
import { localApi } from './payload.js';

const pageSize = 12;
const groups = Object.keys(facetValues);

/** The news that a query asks for, and how many there would be with each value of each facet. */
export async function newsList(query) {
  const payload = await localApi();
  const page = Number(query.page ?? 1);
  const list = payload.find({
    collection: 'news',
    where: { and: conditions(query, groups) },
    sort: '-publishedOn',
    limit: pageSize,
    page,
    overrideAccess: false,
  });
  const counts = groups.map(async (group) => {
    const others = conditions(
      query,
      groups.filter((other) => other !== group),
    );
    const counted = facetValues[group].map(async ({ value, label }) => {
      const where = { and: [...others, { [group]: { in: [value] } }] };
      const { totalDocs } = await payload.count({
        collection: 'news',
        where,
        overrideAccess: false,
      });
      return { value, label, count: totalDocs };
    });
    return { group, values: await Promise.all(counted) };
  });
  const { docs, totalDocs, totalPages } = await list;
  return { docs, totalDocs, totalPages, page, facets: await Promise.all(counts) };
}

/** Every word is in the title or in the summary. */
function conditions(query, chosenGroups) {
  const words = (query.q ?? '').split(/\s+/).filter(Boolean);
  return [
    ...words.map((word) => ({
      or: [{ title: { contains: word } }, { summary: { contains: word } }],
    })),
    ...chosenGroups.flatMap((group) => {
      const values = [query[group] ?? []].flat();
      return values.length === 0 ? [] : [{ [group]: { in: values } }];
    }),
  ];
}
