import type { ContentId, ModuleId } from '@parvis/contracts/content/ids.ts';
import type { ModuleContent } from '@parvis/contracts/content/modules/module-types.ts';
import type { RecordedEvent } from '@parvis/contracts/log/event-log.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import {
  fileDetailsSchema,
  imageDetailsSchema,
  videoDetailsSchema,
} from '@parvis/contracts/media/details.ts';
import { type MediaId, mediaIdSchema } from '@parvis/contracts/media/ids.ts';
import { playlistIdSchema } from '@parvis/contracts/playlists/ids.ts';
import { siteSettingsSchema } from '@parvis/contracts/site-settings/settings.ts';
import fc from 'fast-check';
import type { PoolClient } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { advance } from '../engine/advance.ts';
import { Memories } from '../engine/memories.ts';
import { createLive, createNext } from '../engine/rebuild.ts';
import { readSlots, type SlotName } from '../engine/slots.ts';
import { workFromStart } from '../engine/testing/at-work.ts';
import { ContentHistory } from '../engine/testing/content-history.ts';
import type { GivenEvent } from '../engine/testing/in-memory-event-log.ts';
import { projecting } from '../engine/testing/projecting.ts';
import { released } from '../engine/testing/released.ts';
import { isPublicAt } from '../public-media/is-public-at.ts';
import { mediaLibrary } from './media-library.ts';
import { readPublicAccess } from './read-public-access.ts';
import { readVisibility } from './read-visibility.ts';

const picture = mediaIdSchema.parse('image0000001');
const poster = mediaIdSchema.parse('image0000002');
const report = mediaIdSchema.parse('file00000001');
const film = mediaIdSchema.parse('video0000001');
const all = [picture, poster, report, film];
const playlistId = playlistIdSchema.parse('p1ayl1st0001');
const sized = { format: 'jpeg', bytes: 9, width: 1600, height: 1000 } as const;

/** How each is added to the library. */
const added: Readonly<Record<MediaId, GivenEvent>> = {
  [picture]: {
    type: 'ImageUploaded',
    data: {
      mediaId: picture,
      original: { hash: 'aa'.repeat(32), ...sized },
      details: imageDetailsSchema.parse({ title: 'Le port' }),
    },
  },
  [poster]: {
    type: 'ImageUploaded',
    data: {
      mediaId: poster,
      original: { hash: 'bb'.repeat(32), ...sized },
      details: imageDetailsSchema.parse({ title: 'Affiche' }),
    },
  },
  [report]: {
    type: 'FileUploaded',
    data: {
      mediaId: report,
      original: { hash: 'cc'.repeat(32), format: 'mp4', bytes: 9, filename: 'maree.mp4' },
      details: fileDetailsSchema.parse({ title: 'Marée' }),
    },
  },
  [film]: {
    type: 'VideoRegistered',
    data: {
      mediaId: film,
      source: { fileId: report },
      details: videoDetailsSchema.parse({ title: 'La marée', posterId: poster }),
    },
  },
};

const pictured: ModuleContent = {
  type: 'image',
  data: { imageId: picture, caption: '', size: 'text' },
};
const filmed: ModuleContent = {
  type: 'video',
  data: { title: 'Films', playlistId, start: 'pressed' },
};
const linking: ModuleContent = {
  type: 'statement',
  data: { text: `/media/files/${report}/maree.mp4`, author: '', role: '' },
};
const contents = [pictured, filmed, linking, 'Rien'] as const;

/**
 * What editors may do to media and to items that show them, with what visitors should then reach.
 */
class Editing {
  readonly history = new ContentHistory();
  readonly #media = new Map<MediaId, { deleted: boolean; released: boolean }>();
  readonly #saved = new Map<string, ModuleContent | string>();
  #playlist: readonly MediaId[] = [];
  #logo: readonly MediaId[] = [];
  #revision = 0;

  constructor() {
    for (const slug of ['un', 'deux']) this.history.create('fr', { title: slug, slug });
  }

  /** Does one of many actions, whatever is possible then. */
  do([what, which]: readonly [number, number]): void {
    const id = all[which % all.length] ?? picture;
    const item = this.history.items[which % 2]?.id;
    if (what === 0) this.#changeMedia(id);
    else if (what === 1) this.#toggleRelease(id);
    else if (what === 2) this.#savePlaylist(which % 2 === 0 ? [film] : []);
    else if (what === 6) this.#setLogo(which % 2 === 0 ? [poster] : []);
    else if (item !== undefined) this.#edit(item, what, which);
  }

  /** The items that visitors should reach, by the rule itself. */
  publicNow(): readonly MediaId[] {
    return all.filter((id) => this.#isPublic(id));
  }

  #isPublic(id: MediaId): boolean {
    const media = this.#media.get(id);
    if (media === undefined || media.deleted) return false;
    if (media.released || this.#shown().includes(id)) return true;
    return id !== film && id !== picture && this.#isPublic(film);
  }

  #shown(): readonly MediaId[] {
    return [...this.#logo, ...this.#shownByItems()];
  }

  #shownByItems(): readonly MediaId[] {
    return this.history.items.flatMap(({ live, modules }) =>
      modules.flatMap(({ id, live: revision }) => {
        if (live === null || revision === null) return [];
        const said = this.#saved.get(`${id} ${revision}`);
        if (said === pictured) return [picture];
        return said === filmed ? this.#playlist : said === linking ? [report] : [];
      }),
    );
  }

  #append(id: MediaId, event: GivenEvent): void {
    this.history.log.append(`media-${id}`, event);
  }

  #changeMedia(id: MediaId): void {
    const media = this.#media.get(id);
    const add = added[id];
    if (media !== undefined)
      this.#append(id, {
        type: media.deleted ? 'MediaUndeleted' : 'MediaDeleted',
        data: { mediaId: id },
      });
    else if (add) this.#append(id, add);
    this.#media.set(id, { released: media?.released ?? false, deleted: media?.deleted === false });
  }

  #toggleRelease(id: MediaId): void {
    const media = this.#media.get(id);
    if (media === undefined || media.deleted) return;
    this.#append(
      id,
      media.released ? { type: 'MediaReleaseWithdrawn', data: { mediaId: id } } : released(id),
    );
    this.#media.set(id, { ...media, released: !media.released });
  }

  #savePlaylist(videos: readonly MediaId[]): void {
    this.#revision += 1;
    const playlist = { titles: { fr: 'Films', en: 'Films' }, videos };
    const data = { playlistId, revision: this.#revision, playlist };
    this.history.log.append(`playlist-${playlistId}`, { type: 'PlaylistSaved', data });
    this.#playlist = videos;
  }

  #setLogo(logo: readonly MediaId[]): void {
    this.#revision += 1;
    const [imageId] = logo;
    const settings = siteSettingsSchema.parse(
      imageId ? { logo: { kind: 'picture', imageId } } : {},
    );
    const data = { revision: this.#revision, settings };
    this.history.log.append('site-settings', { type: 'SiteSettingsSaved', data });
    this.#logo = logo;
  }

  #edit(item: ContentId, what: number, which: number): void {
    const state = this.history.items.find(({ id }) => id === item);
    const module = state?.modules.find(({ deleted }) => !deleted);
    if (module === undefined) return this.#write(item, this.history.addModule(item), which);
    if (what === 3) return this.#write(item, module.id, which);
    if (what === 4)
      return state?.status === 'published'
        ? this.history.onItem('ContentUnpublished', item)
        : this.history.publish(item);
    if (module.active) this.history.onModule('ModuleDeactivated', item, module.id);
    else if (module.revision > 0) this.history.activate(item, module.id);
  }

  #write(item: ContentId, module: ModuleId, which: number): void {
    const content = contents[which % contents.length] ?? 'Rien';
    this.history.saveModule(item, module, content, { draft: which > contents.length });
    const state = this.history.items.find(({ id }) => id === item);
    const { revision } = state?.modules.find(({ id }) => id === module) ?? { revision: 0 };
    this.#saved.set(`${module} ${revision}`, content);
  }
}

async function take(
  client: PoolClient,
  slot: SlotName,
  events: readonly RecordedEvent[],
  memories = new Memories(),
) {
  const from = (await readSlots(client, [mediaLibrary.name])).find((one) => one.slot === slot);
  if (from === undefined) throw new Error(`there is no ${slot} slot`);
  const { slot: after } = await advance(
    workFromStart(client, mediaLibrary, memories),
    from,
    events,
  );
  expect(after.failure).toBe(null);
}

async function publicAt(client: PoolClient, at: Position | undefined) {
  const { rows } = await client.query<{ id: MediaId }>(
    `select id from unnest($2::text[]) with ordinality as requested (id, place)
     where ${isPublicAt('requested.id', at)} order by place`,
    [at ?? null, all],
  );
  return rows.map(({ id }) => id);
}

async function rowsOf(client: PoolClient, table: string): Promise<unknown[]> {
  const { rows } = await client.query(`select to_jsonb(one) as row from ${table} one order by 1`);
  return rows;
}

test('whatever editors do, exactly the items that are released or shown by published content are public, then and now', async () => {
  const { db } = await projecting();
  const client = await db.pool.connect();
  onTestFinished(() => client.release());
  const steps = fc.array(fc.tuple(fc.nat(6), fc.nat(11)), { minLength: 5, maxLength: 60 });
  await fc.assert(
    fc.asyncProperty(steps, fc.integer({ min: 2, max: 9 }), async (done, batchSize) => {
      await client.query('delete from projection_state');
      for (const schema of ['media_library', 'media_library_next'])
        await client.query(`drop schema if exists ${schema} cascade`);
      await createLive(client, mediaLibrary);
      const editing = new Editing();
      const { log } = editing.history;
      const memories = new Memories();
      const then: (readonly [Position, readonly MediaId[]])[] = [];
      let taken = 0;
      for (const step of done) {
        editing.do(step);
        await take(client, 'live', log.events.slice(taken), memories);
        taken = log.events.length;
        const expected = editing.publicNow();
        expect(await publicAt(client, undefined)).toEqual(expected);
        const last = log.events.at(-1);
        if (last) then.push([last.position, expected]);
      }
      for (const [at, expected] of then) expect(await publicAt(client, at)).toEqual(expected);
      await createNext(client, mediaLibrary);
      for (let at = 0; at < log.events.length; at += batchSize)
        await take(client, 'next', log.events.slice(at, at + batchSize));
      for (const table of ['public_media', 'shower', 'item', 'module_names'])
        expect(await rowsOf(client, `media_library_next.${table}`)).toEqual(
          await rowsOf(client, `media_library.${table}`),
        );
    }),
    { seed: Number(process.env['SEED'] ?? 20_261_121), numRuns: Number(process.env['RUNS'] ?? 25) },
  );
}, 60_000);

test('editors see what makes an item public, also through playlists and videos', async () => {
  const { db } = await projecting();
  const client = await db.pool.connect();
  onTestFinished(() => client.release());
  await createLive(client, mediaLibrary);
  const history = new ContentHistory();
  const { log } = history;
  for (const id of all) {
    const add = added[id];
    if (add) log.append(`media-${id}`, add);
  }
  const playlist = { titles: { fr: 'Films', en: 'Films' }, videos: [film] };
  log.append('playlist-1', { type: 'PlaylistSaved', data: { playlistId, revision: 1, playlist } });
  const page = history.create('fr', { title: 'Nos films', slug: 'films' });
  const module = history.addModule(page);
  history.saveModule(page, module, filmed);
  history.activate(page, module);
  await take(client, 'live', log.events);
  const visibility = async (id: MediaId) => (await readVisibility(client, [id])).get(id);
  expect(await visibility(poster)).toEqual({ isPublic: false, shownBy: [] });
  const before = log.events.length;
  history.publish(page);
  const target = { status: 301, to: `/media/files/${report}/maree.mp4` };
  const redirect = { from: '/ancien', target };
  const redirected = { redirectId: 'redirect0001', revision: 1, redirect };
  log.append('redirect-1', { type: 'RedirectSaved', data: redirected });
  await take(client, 'live', log.events.slice(before));
  const about = { contentKind: 'page', locale: 'fr' };
  const shownByPage = { kind: 'content', id: page, title: 'Nos films', ...about };
  expect(await visibility(poster)).toEqual({ isPublic: true, shownBy: [shownByPage] });
  expect((await visibility(report))?.shownBy).toEqual([
    shownByPage,
    { kind: 'redirect', id: 'redirect0001', title: '/ancien' },
  ]);
  expect(await visibility(picture)).toEqual({ isPublic: false, shownBy: [] });
  const publicAccess = async (hash: string) =>
    (await readPublicAccess(client, { hash })).publicAccess;
  expect([await publicAccess('bb'.repeat(32)), await publicAccess('aa'.repeat(32))]).toEqual([
    'public',
    'never',
  ]);
  const count = log.events.length;
  history.onItem('ContentUnpublished', page);
  await take(client, 'live', log.events.slice(count));
  expect(await publicAccess('bb'.repeat(32))).toBe('withdrawn');
});
