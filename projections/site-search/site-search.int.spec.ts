import { isDeepStrictEqual } from 'node:util';
import type { RecordedEvent } from '@parvis/contracts/log/event-log.ts';
import { imageDetailsSchema } from '@parvis/contracts/media/details.ts';
import { mediaIdSchema } from '@parvis/contracts/media/ids.ts';
import { type Locale, locales } from '@parvis/contracts/site/locale.ts';
import { createMigratedDatabase } from '@parvis/ops/testing/database.ts';
import fc from 'fast-check';
import type { PoolClient } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { advance } from '../engine/advance.ts';
import { Memories } from '../engine/memories.ts';
import { createLive, createNext } from '../engine/rebuild.ts';
import { readSlots, type SlotName } from '../engine/slots.ts';
import { workFromStart } from '../engine/testing/at-work.ts';
import { ContentHistory } from '../engine/testing/content-history.ts';
import { Folding } from '../engine/testing/folding.ts';
import { projectionWorld } from '../engine/testing/projection-world.ts';
import { randomHistory } from '../engine/testing/random-edits.ts';
import { released } from '../engine/testing/released.ts';
import { readModels } from '../read-models.ts';
import { findDocuments } from './find-documents.ts';
import { listSuggestions } from './list-suggestions.ts';
import { siteSearch } from './site-search.ts';

/** Which media are public is stored in another read model. */
const searched = readModels.filter(({ name }) => ['site-search', 'media-library'].includes(name));

const seed = 20_261_120;
const tables = ['item', 'media', 'module_text', 'document', 'changed_tag'];

async function take(
  client: PoolClient,
  slot: SlotName,
  events: readonly RecordedEvent[],
  memories = new Memories(),
): Promise<readonly string[]> {
  const from = (await readSlots(client, [siteSearch.name])).find((one) => one.slot === slot);
  if (from === undefined) throw new Error(`there is no ${slot} slot`);
  const { slot: after, tags } = await advance(
    workFromStart(client, siteSearch, memories),
    from,
    events,
  );
  expect(after.failure).toBe(null);
  return tags;
}

async function rowsOf(client: PoolClient, table: string): Promise<unknown[]> {
  const { rows } = await client.query(`select to_jsonb(one) as row from ${table} one order by 1`);
  return rows;
}

/** Returns the documents searchable now, without the position from which they are valid. */
async function searchedIn(client: PoolClient, locale: Locale): Promise<unknown[]> {
  const { rows } = await client.query(
    `select id, kind, title, summary, body, day from site_search.document
     where valid_to is null and locale = $1 order by id`,
    [locale],
  );
  return rows;
}

test('whatever editors do, exactly the published items are searched, every change has its tags, and folding batches equals folding single events', async () => {
  const { db } = await projectionWorld();
  const client = await db.pool.connect();
  onTestFinished(() => client.release());
  await fc.assert(
    fc.asyncProperty(randomHistory, fc.integer({ min: 2, max: 9 }), async (history, batchSize) => {
      const { events } = history.log;
      await client.query(`delete from projection_state`);
      await client.query(`drop schema if exists site_search cascade`);
      await createLive(client, siteSearch);
      // The rows of single events are written from memory, those of batches are read each time.
      const memories = new Memories();
      let before = await Promise.all(locales.map((locale) => searchedIn(client, locale)));
      for (const event of events) {
        const tags = await take(client, 'live', [event], memories);
        const after = [];
        for (const locale of locales) after.push(await searchedIn(client, locale));
        for (const [place, locale] of locales.entries())
          expect(
            tags.includes(`search:${locale}`) || isDeepStrictEqual(before[place], after[place]),
          ).toBe(true);
        before = after;
      }
      const published = history.items.filter(({ live }) => live !== null).map(({ id }) => id);
      const { rows } = await client.query<{ id: string }>(
        'select id from site_search.document where valid_to is null',
      );
      expect(rows.map(({ id }) => id).toSorted()).toEqual(published.toSorted());
      await createNext(client, siteSearch);
      for (let at = 0; at < events.length; at += batchSize)
        await take(client, 'next', events.slice(at, at + batchSize));
      for (const table of tables)
        expect(await rowsOf(client, `site_search_next.${table}`)).toEqual(
          await rowsOf(client, `site_search.${table}`),
        );
    }),
    { seed, numRuns: 30 },
  );
});

/** Returns a site with one page in each language, and as many drafts that contain any text. */
async function searchable(published: string, drafted: string) {
  const db = await createMigratedDatabase();
  onTestFinished(() => db.drop());
  const history = new ContentHistory();
  for (const locale of locales) {
    history.publish(history.create(locale, { title: published, slug: 'publie' }));
    history.create(locale, { title: drafted, slug: 'brouillon' });
  }
  const folding = new Folding(db.pool, searched);
  await folding.prepare();
  await folding.catchUp(history.log);
  return { db, history, folding };
}

const operators = fc
  .array(
    fc.constantFrom(
      '&',
      '|',
      '!',
      '(',
      ')',
      ':*',
      ':A',
      '<->',
      "'",
      '"',
      '\\',
      '%',
      '_',
      '*',
      '$1',
      '--',
      ';',
      '\u0000',
      '\uD800',
      '\uFFFD',
      '\u202E',
      '🌊',
      '👩‍🚀',
      'e\u0301',
      'ﬁ',
      '²',
      '½',
      'İ',
      'ß',
      'ou',
      'de',
      'the',
      'l’',
      'secret',
      'brouillon',
      'a'.repeat(3_000),
      '日本語',
      'عربي',
      '٣',
    ),
    { maxLength: 60 },
  )
  .map((parts) => parts.join(' '));
const anySearch = fc.oneof(
  operators,
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({ unit: 'grapheme', maxLength: 10_000, size: 'max' }),
);

test('any query up to 10 kB gets a response, and never a draft', async () => {
  const { db } = await searchable('Une page publique', 'Un brouillon secret');
  await fc.assert(
    fc.asyncProperty(anySearch, fc.constantFrom(...locales), async (search, locale) => {
      const query = { search, locale, kind: undefined, named: [], page: 1, pageSize: 10 };
      const { documents } = await findDocuments(db.pool, query);
      const titles = documents.map(({ title }) => title.map(({ text }) => text).join(''));
      const suggested = await listSuggestions(db.pool, { search, locale, limit: 6 });
      for (const title of [...titles, ...suggested.titles]) expect(title).toBe('Une page publique');
    }),
    { seed, numRuns: 400 },
  );
});

test.each([
  ['fr', 'gouv', ['La gouvernance du Groupe']],
  ['fr', 'GOUVERNENCE', ['La gouvernance du Groupe']],
  ['fr', 'la gouvernense du grouppe', ['La gouvernance du Groupe']],
  ['fr', 'gouvernence éoliens', ['L’éolien en mer', 'La gouvernance du Groupe']],
  ['fr', "l'eol", ['L’éolien en mer']],
  ['fr', 'xyzzy', []],
  ['fr', '%', []],
  ['en', 'gouv', []],
] as const)('in %s, “%s” suggests %o', async (locale, search, titles) => {
  const { db, history, folding } = await searchable('Sans rapport', 'gouvernement secret');
  for (const title of ['La gouvernance du Groupe', 'L’éolien en mer'])
    history.publish(history.create('fr', { title, slug: title.length.toString(36) + 'a' }));
  await folding.catchUp(history.log);
  expect((await listSuggestions(db.pool, { search, locale, limit: 6 })).titles).toEqual(titles);
});

test('a media item is searched in every language once it is released, until it is deleted', async () => {
  const { db, history, folding } = await searchable('Sans rapport', 'secret');
  const mediaId = mediaIdSchema.parse('image0000001');
  const alternativeText = { fr: 'Un phare sous la pluie', en: 'A lighthouse in the rain' };
  const details = imageDetailsSchema.parse({
    title: { fr: 'Le Créac’h', en: 'Creach Point' },
    alternativeText,
  });
  const original = { hash: 'ab'.repeat(32), format: 'jpeg', bytes: 9, width: 16, height: 10 };
  const log = history.log;
  log.append('media-1', { type: 'ImageUploaded', data: { mediaId, original, details } });
  await folding.catchUp(log);
  const find = async (search: string, locale: Locale) =>
    (
      await findDocuments(db.pool, {
        search,
        locale,
        kind: undefined,
        named: [],
        page: 1,
        pageSize: 9,
      })
    ).documents.map(({ kind, path }) => [kind, path]);
  const suggested = async () =>
    (await listSuggestions(db.pool, { search: 'crea', locale: 'fr', limit: 6 })).titles;
  expect([await find('lighthouse', 'en'), await suggested()]).toEqual([[], []]);
  log.append('media-1', released(mediaId));
  await folding.catchUp(log);
  expect(await suggested()).toEqual(['Le Créac’h']);
  const address = '/mediaroom/mediatheque/image/image0000001-le-creac-h';
  expect(await find('creach phare', 'fr')).toEqual([]);
  expect(await find("Creac'h pluie", 'fr')).toEqual([['media', address]]);
  expect(await find('lighthouse', 'en')).toEqual([
    ['media', '/en/mediaroom/library/image/image0000001-creach-point'],
  ]);
  expect(await find('point lighthouse', 'en')).toHaveLength(1);
  expect(await find('point', 'fr')).toEqual([]);
  expect(await find('lighthouse', 'fr')).toEqual([]);
  log.append('media-1', { type: 'MediaDeleted', data: { mediaId } });
  await folding.catchUp(log);
  expect(await find('lighthouse', 'en')).toEqual([]);
});
