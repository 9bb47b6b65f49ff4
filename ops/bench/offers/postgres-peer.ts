import type { OfferId } from '@parvis/contracts/careers/ids.ts';
import type { Offer } from '@parvis/contracts/careers/offer.ts';
import { facetsOfOffer } from '@parvis/contracts/careers/offer-facets.ts';
import { type OfferGroup, offerGroups } from '@parvis/contracts/careers/offer-groups.ts';
import type { OfferQuery } from '@parvis/contracts/careers/offer-index.ts';
import { toPlainText } from '@parvis/contracts/rich-text/plain-text.ts';
import type { Pool } from 'pg';
import type { Peer } from './orama-peer.ts';

const batchSize = 1_000;
const kmPerDegree = 111.19;

/**
 * Opens PostgreSQL with the same offers: text search in both languages, a column for each group.
 */
export async function openPostgres(
  pool: Pool,
  offers: Iterable<readonly [OfferId, Offer]>,
): Promise<Peer> {
  await pool.query(`create table bench_offer (
    id text primary key, published timestamptz, latitude float8, longitude float8,
    words tsvector, ${offerGroups.map((group) => `${group} text`).join(', ')})`);
  let batch: object[] = [];
  for (const [id, offer] of offers) {
    batch.push(rowOf(id, offer));
    if (batch.length < batchSize) continue;
    await insert(pool, batch);
    batch = [];
  }
  await insert(pool, batch);
  await pool.query('create index on bench_offer using gin (words)');
  for (const column of ['published desc, id', 'latitude', ...offerGroups])
    await pool.query(`create index on bench_offer (${column})`);
  await pool.query('vacuum analyze bench_offer');
  return async (query) => {
    const { text, values } = statementFor(query);
    const { rows } = await pool.query<{ total: number }>(text, values);
    return rows[0]?.total ?? 0;
  };
}

function rowOf(id: OfferId, offer: Offer): object {
  const { fr, en } = offer.description;
  return {
    id,
    published: offer.publishedAt,
    latitude: offer.place?.latitude,
    longitude: offer.place?.longitude,
    title_fr: offer.title.fr,
    title_en: offer.title.en,
    text_fr: fr === undefined ? '' : toPlainText(fr),
    text_en: en === undefined ? '' : toPlainText(en),
    ...Object.fromEntries(facetsOfOffer(offer).map((facet) => [facet.group, facet.id])),
  };
}

async function insert(pool: Pool, rows: readonly object[]): Promise<void> {
  await pool.query(
    `insert into bench_offer
     select id, published, latitude, longitude,
       setweight(to_tsvector('french', title_fr), 'A') || to_tsvector('french', text_fr)
         || setweight(to_tsvector('english', title_en), 'A') || to_tsvector('english', text_en),
       ${offerGroups.join(', ')}
     from jsonb_to_recordset($1) as given (id text, published timestamptz, latitude float8,
       longitude float8, title_fr text, title_en text, text_fr text, text_en text,
       ${offerGroups.map((group) => `${group} text`).join(', ')})`,
    [JSON.stringify(rows)],
  );
}

/**
 * Returns one statement for the page, the total and the counts of every group, which ignore its own
 * filter.
 */
function statementFor(query: OfferQuery) {
  const values: unknown[] = [];
  const given = (value: unknown) => `$${values.push(value)}`;
  const common = conditions(query, given);
  const filters = offerGroups.flatMap((group) => {
    const ids = query.facets[group] ?? [];
    return ids.length === 0 ? [] : [{ group, sql: `${group} = any(${given(ids)})` }];
  });
  const where = (ignored?: OfferGroup) => {
    const all = [...common, ...filters.flatMap(({ group, sql }) => (group === ignored ? [] : sql))];
    return all.length === 0 ? '' : `where ${all.join(' and ')}`;
  };
  const free = offerGroups.filter((group) => !filters.some((one) => one.group === group));
  const rank = query.sort === 'relevance' ? `ts_rank(words, ${tsQuery(query, given)}) desc,` : '';
  const counted = filters.map(
    ({ group }) => `(select json_object_agg(${group}, n) from
      (select ${group}, count(*) as n from bench_offer ${where(group)} group by 1) one)`,
  );
  const text = `with found as materialized (select * from bench_offer ${where()})
    select (select count(*)::int from found) as total,
      (select json_agg(id) from (select id from ${rank === '' ? `bench_offer ${where()}` : 'found'}
         order by ${rank} published desc, id limit ${query.limit} offset ${query.offset}) page) as ids,
      (select json_agg(one) from (select ${free.join(', ')}, count(*) as n from found
         group by grouping sets (${free.map((group) => `(${group})`).join(', ')})) one) as counts
      ${counted.map((sql, at) => `, ${sql} as own_${at}`).join('')}`;
  return { text, values };
}

function conditions(query: OfferQuery, given: (value: unknown) => string): string[] {
  const { near, keywords } = query;
  const words = keywords === '' ? [] : [`words @@ ${tsQuery(query, given)}`];
  if (near === undefined) return words;
  const { latitude, longitude, radiusKm } = near;
  const [north, south] = [1, -1].map((sign) => latitude + (sign * radiusKm) / kmPerDegree);
  return [
    ...words,
    `latitude between ${given(south)} and ${given(north)}`,
    `12742.0176 * asin(sqrt(sin(radians(latitude - ${given(latitude)}::float8) / 2) ^ 2
      + cos(radians(${given(latitude)}::float8)) * cos(radians(latitude))
        * sin(radians(longitude - ${given(longitude)}::float8) / 2) ^ 2)) <= ${given(radiusKm)}`,
  ];
}

function tsQuery({ keywords }: OfferQuery, given: (value: unknown) => string): string {
  const words = keywords.split(' ');
  const requested = words
    .map((word, at) => (at === words.length - 1 ? `${word}:*` : word))
    .join(' & ');
  return `to_tsquery('french', ${given(requested)})`;
}
