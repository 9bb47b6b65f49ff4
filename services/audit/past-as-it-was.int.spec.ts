import { noFacets } from '@parvis/contracts/content/details.ts';
import type { HeaderOf } from '@parvis/contracts/content/header.ts';
import { livePostIdSchema } from '@parvis/contracts/live-posts/ids.ts';
import type { RecordedEvent } from '@parvis/contracts/log/event-log.ts';
import { fileDetailsSchema, imageDetailsSchema } from '@parvis/contracts/media/details.ts';
import { mediaIdSchema } from '@parvis/contracts/media/ids.ts';
import { siteSettingsSchema } from '@parvis/contracts/site-settings/settings.ts';
import { ContentHistory, contentId } from '@parvis/projections/engine/testing/content-history.ts';
import type { GivenEvent } from '@parvis/projections/engine/testing/in-memory-event-log.ts';
import { projectionWorld } from '@parvis/projections/engine/testing/projection-world.ts';
import { randomHistory } from '@parvis/projections/engine/testing/random-edits.ts';
import { released } from '@parvis/projections/engine/testing/released.ts';
import fc from 'fast-check';
import type { PoolClient } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import {
  createReconstruct,
  expectReconstructed,
  type Reconstruct,
  type Recorded,
  record,
  recreateReadModels,
  visiblePartOf,
} from './testing/recorded-past.ts';

const firstMs = Date.UTC(2026, 0, 5, 8);
/**
 * Returns the same events, `perInstant` of them at each instant, with 250 milliseconds between
 * instants.
 */
function retimed(events: readonly RecordedEvent[], perInstant: number): RecordedEvent[] {
  return events.map((event, index) => {
    const at = new Date(firstMs + Math.floor(index / perInstant) * 250);
    return { ...event, metadata: { ...event.metadata, occurredAt: at.toISOString() } };
  });
}

async function pathsSoFar(client: PoolClient): Promise<readonly string[]> {
  const { rows } = await client.query<{ path: string }>(
    'select distinct path from page_fragments.content_fragment',
  );
  return [...new Set(['/', '/en/', '/never', ...rows.map(({ path }) => path)])];
}

/** Returns the addresses of pages, of lists, and of the fragments and files composed from them. */
async function addressesSoFar(client: PoolClient): Promise<readonly string[]> {
  const { rows } = await client.query<{ id: string; kind: string; slug: string }>(
    `select distinct id, kind, regexp_replace(path, '.*/', '') as slug
     from page_fragments.content_fragment`,
  );
  const parts = rows.flatMap(({ id, kind, slug }) => [
    `/content/header/render/${id}`,
    ...(kind === 'personality' ? [`/mediaroom/spokespeople/${id}`] : []),
    ...(kind === 'focus' ? [`/ajax/focus/live/${slug}`, `/content/live/posts/${id}`] : []),
  ]);
  return [...new Set([...(await pathsSoFar(client)), ...everywhere, ...parts])];
}

const everywhere = [
  '/toutes-actualites',
  '/toutes-actualites?q=title',
  '/toutes-actualites/category-2',
  '/toutes-actualites?json=1',
  '/en/all-news',
  '/pages',
  '/en/pages',
  '/mediaroom/communique-de-presse',
  '/mediaroom/mediatheque',
  '/agenda',
  '/rss/news',
  '/search/do?search=title',
  '/search/autocomplete?search=tit',
  '/sitemap.xml',
  '/robots.txt',
];

/**
 * Returns the instants that an auditor visits by stepping from change to change, from before the
 * first.
 */
async function walk(reconstruct: Reconstruct, path: string): Promise<ReadonlySet<string>> {
  const visited = new Set<string>();
  let here = await reconstruct(path, new Date(firstMs - 1).toISOString());
  while (here.nextChangeAt !== null) {
    const at = here.nextChangeAt;
    const next = await reconstruct(path, at);
    expect(at > here.at).toBe(true);
    expect((next.previousChangeAt ?? '') < at).toBe(true);
    visited.add(at);
    here = next;
  }
  return visited;
}

/** Returns the instants at which anything that visitors saw at an address changed. */
function changesOf(path: string, then: Recorded): readonly string[] {
  const shown = [...then].flatMap(([at, live]) => {
    const composition = live.get(path);
    return composition ? [{ at, seen: JSON.stringify(visiblePartOf(composition)) }] : [];
  });
  return shown
    .filter(({ seen }, index) => index > 0 && seen !== shown[index - 1]?.seen)
    .map(({ at }) => at);
}

const seed = { seed: 20_260_105, numRuns: 5 };
const eventsPerInstant = fc.integer({ min: 1, max: 3 });

test('every instant is reconstructed as it was composed then', async () => {
  expect.hasAssertions();
  const { db } = await projectionWorld();
  const client = await db.pool.connect();
  onTestFinished(() => client.release());
  await fc.assert(
    fc.asyncProperty(randomHistory, eventsPerInstant, async ({ log }, perInstant) => {
      await recreateReadModels(client);
      const then = await record(client, retimed(log.events, perInstant), addressesSoFar);
      await expectReconstructed(then, createReconstruct(client, log));
    }),
    seed,
  );
});

const walked = [
  '/',
  '/en/',
  '/never',
  '/pages',
  '/toutes-actualites',
  '/sitemap.xml',
  '/search/do?search=title',
];
/** Further addresses of pages that are walked. */
const mostPages = 3;

test('steps skip no change of what was shown, with its menus, lists and redirects', async () => {
  const { db } = await projectionWorld();
  const client = await db.pool.connect();
  onTestFinished(() => client.release());
  await fc.assert(
    fc.asyncProperty(randomHistory, async ({ log }) => {
      await recreateReadModels(client);
      const then = await record(client, retimed(log.events, 2), async () => [
        ...new Set([...walked, ...(await pathsSoFar(client)).slice(0, walked.length + mostPages)]),
      ]);
      const reconstruct = createReconstruct(client, log);
      const seen = [...new Set([...then.values()].flatMap((live) => [...live.keys()]))];
      for (const path of seen.slice(0, walked.length + mostPages))
        expect([path, ...(await walk(reconstruct, path))]).toEqual(
          expect.arrayContaining([...changesOf(path, then)]),
        );
    }),
    { ...seed, numRuns: 2 },
  );
});

const image = mediaIdSchema.parse('image0000001');
const report = mediaIdSchema.parse('file00000001');
const post = livePostIdSchema.parse('p0st00000001');
const [above, focus, spokesperson, campaign] = [0, 1, 2, 3].map(contentId);

const news = (title: string, more: Partial<HeaderOf<'news'>> = {}): HeaderOf<'news'> => ({
  kind: 'news',
  title,
  slug: 'maree',
  nature: 'article',
  publishedOn: '2026-01-05',
  category: 'tides',
  ...noFacets,
  ...more,
});

const speaker = (role: string): HeaderOf<'personality'> => ({
  kind: 'personality',
  firstName: 'Ada',
  lastName: 'Morel',
  slug: 'ada-morel',
  role,
  isSpokesperson: true,
  order: 1,
  socialLinks: [],
});

const named = (fr: string, revision: number): GivenEvent => ({
  type: 'FacetNamed',
  data: { group: 'categories', id: 'tides', names: { fr, en: 'Tides' }, revision },
});

const said = (text: string) => ({
  shownAt: '2026-01-05T08:00:00.000Z',
  text: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] },
});

/**
 * Returns the other sources of a page's content: media, facet names, live posts, spokespeople, a
 * campaign.
 */
function whateverElseThereIs(): ContentHistory {
  const history = new ContentHistory();
  const { log } = history;
  const publish = (...given: Parameters<typeof history.create>) => {
    const id = history.create(...given);
    history.publish(id);
    return id;
  };
  publish('fr', { title: 'Le groupe', slug: 'groupe' });
  publish('fr', { kind: 'focus', title: 'En mer', slug: 'en-mer', live: true, splash: false });
  publish('fr', speaker('Directrice'));
  const held = { list: 'news' as const, filters: { categories: ['tides'] } };
  publish('fr', { title: 'La semaine', slug: 'semaine', campaign: held });
  const story = publish('fr', news('Marée'));
  log.append('facet-categories-tides', named('Marées', 1));
  const picture = (title: string) =>
    imageDetailsSchema.parse({ title: { fr: title, en: 'Port' }, credit: title });
  const original = { hash: 'ab'.repeat(32), format: 'jpeg', bytes: 9, width: 16, height: 10 };
  const uploaded = { mediaId: image, original, details: picture('Le port') };
  log.append(`media-${image}`, { type: 'ImageUploaded', data: uploaded });
  log.append(`media-${image}`, released(image));
  const file = { hash: 'cd'.repeat(32), format: 'pdf', bytes: 25, filename: 'rapport.pdf' };
  const filed = {
    mediaId: report,
    original: file,
    details: fileDetailsSchema.parse({ title: 'A' }),
  };
  log.append(`media-${report}`, { type: 'FileUploaded', data: filed });
  log.append(`media-${report}`, released(report));
  const settled = (revision: number, fr: string) => {
    const settings = siteSettingsSchema.parse({
      name: { fr },
      feeds: { news: { items: revision } },
    });
    log.append('site-settings', { type: 'SiteSettingsSaved', data: { revision, settings } });
  };
  settled(1, 'Banque de la Rive');
  const live = { focusId: focus, postId: post };
  log.append(`live-${focus}`, {
    type: 'LivePostPublished',
    data: { ...live, post: said('Départ') },
  });
  log.append('facet-categories-tides', named('Grandes marées', 2));
  settled(2, 'Banque du Large');
  const retitled = { mediaId: image, revision: 2, details: picture('Le vieux port') };
  log.append(`media-${image}`, { type: 'ImageSaved', data: retitled });
  const edited = { ...live, revision: 2, post: said('Arrivée') };
  log.append(`live-${focus}`, { type: 'LivePostEdited', data: edited });
  history.saveHeader(contentId(2), speaker('Présidente'));
  history.saveHeader(contentId(3), { title: 'Le mois', slug: 'semaine', campaign: held });
  history.saveHeader(story, news('Marée haute', { types: ['report'] }));
  log.append(`media-${report}`, { type: 'MediaDeleted', data: { mediaId: report } });
  log.append(`live-${focus}`, { type: 'LivePostRemoved', data: live });
  history.onItem('ContentUnpublished', contentId(2));
  history.saveHeader(contentId(3), { title: 'Le mois', slug: 'mois' });
  history.saveHeader(contentId(0), { title: 'Groupe', slug: 'groupe' });
  return history;
}

const madeOfThem = [
  '/never',
  '/mediaroom/mediatheque',
  `/mediaroom/mediatheque/image/${image}-le-port`,
  `/mediaroom/mediatheque/image/${image}-le-vieux-port`,
  `/en/mediaroom/library/image/${image}-port`,
  `/mediaroom/mediatheque/file/${report}-a`,
  '/toutes-actualites',
  '/toutes-actualites/marees',
  '/toutes-actualites/tides',
  `/toutes-actualites?campaign=${campaign}`,
  '/rss/news',
  `/ajax/live/posts?id=${focus}`,
  '/ajax/focus/live/en-mer',
  `/content/live/posts/${focus}`,
  `/mediaroom/spokespeople/${spokesperson}`,
  `/content/header/render/${above}`,
  '/search/do?search=mar%C3%A9e',
  '/search/autocomplete?search=maree',
  '/search/do?search=vieux',
  '/sitemap.xml',
];

test('media, facet names, live posts, spokespeople and campaigns are reconstructed as they were', async () => {
  const { db } = await projectionWorld();
  const client = await db.pool.connect();
  onTestFinished(() => client.release());
  await recreateReadModels(client);
  const { log } = whateverElseThereIs();
  const then = await record(client, log.events, async () => madeOfThem);
  const notFound = [...then.values()].map((live) => JSON.stringify(live.get('/never')));
  for (const name of ['Banque de la Rive', 'Banque du Large'])
    expect(notFound.some((text) => text?.includes(name))).toBe(true);
  const still = madeOfThem.filter((target) => {
    const past = [...then.values()].flatMap((live) => live.get(target) ?? []);
    return new Set(past.map(visiblePartOf)).size < 3;
  });
  expect(still).toEqual([]);
  await expectReconstructed(then, createReconstruct(client, log));
});
