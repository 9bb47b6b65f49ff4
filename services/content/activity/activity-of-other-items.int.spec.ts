import { noSiteSettings } from '@parvis/contracts/site-settings/settings.ts';
import { createMigratedDatabase } from '@parvis/ops/testing/database.ts';
import { activity } from '@parvis/projections/activity/activity.ts';
import {
  type ActivityFilter,
  listActivity,
  listActors,
} from '@parvis/projections/activity/list-activity.ts';
import { contentItems } from '@parvis/projections/content-items/content-items.ts';
import { ContentHistory } from '@parvis/projections/engine/testing/content-history.ts';
import { Folding } from '@parvis/projections/engine/testing/folding.ts';
import { InMemoryEventLog } from '@parvis/projections/engine/testing/in-memory-event-log.ts';
import { revisionHistory } from '@parvis/projections/revision-history/revision-history.ts';
import { expect, onTestFinished, test } from 'vitest';

const focusId = 'focus0000001';
const both = (name: string) => ({ fr: `${name} fr`, en: name });
const text = {
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Parti' }] }],
};
const original = { hash: 'a'.repeat(64), format: 'jpeg', bytes: 9, width: 4, height: 3 };
const area = { x: 0, y: 0, width: 1, height: 1 };
const link = (id: string) => ({
  redirectId: id,
  redirect: { from: '/port', target: { status: 410 } },
});

/** An event, and its entry in the activity. */
const happened: readonly (readonly [stream: string, type: string, data: object, listed: string])[] =
  [
    [
      'account-account00001',
      'AccountOpened',
      { accountId: 'account00001', roles: ['editor'] },
      'opened account –',
    ],
    [
      'media-image0000001',
      'ImageUploaded',
      { mediaId: 'image0000001', original, details: { title: both('Port') } },
      'created image Quay',
    ],
    [
      'media-image0000001',
      'ImageCropped',
      { mediaId: 'image0000001', revision: 2, use: 'card', area, contentId: null },
      'cropped image Quay',
    ],
    [
      'media-image0000001',
      'ImageReplaced',
      { mediaId: 'image0000001', revision: 3, original, crops: [], lostCrops: [] },
      'replaced image Quay',
    ],
    [
      'media-image0000001',
      'ImageSaved',
      { mediaId: 'image0000001', revision: 4, details: { title: both('Quay') } },
      'saved image Quay',
    ],
    [
      'media-image0000001',
      'MediaReleased',
      { mediaId: 'image0000001', from: '2026-01-01T00:00:00.000Z' },
      'released image Quay',
    ],
    ['media-image0000001', 'MediaDeleted', { mediaId: 'image0000001' }, 'deleted image Quay'],
    ['media-image0000001', 'MediaUndeleted', { mediaId: 'image0000001' }, 'undeleted image Quay'],
    [
      'menu-menu00000001',
      'MenuSaved',
      { menuId: 'menu00000001', revision: 1, menu: { name: 'main', locale: 'en', entries: [] } },
      'created menu main',
    ],
    ['menu-menu00000001', 'MenuDeleted', { menuId: 'menu00000001' }, 'deleted menu main'],
    [
      'menu-menu00000001',
      'MenuRestored',
      {
        menuId: 'menu00000001',
        revision: 2,
        restored: 1,
        menu: { name: 'main', locale: 'en', entries: [] },
      },
      'undeleted menu main',
    ],
    [
      'menu-menu00000001',
      'MenuRestored',
      {
        menuId: 'menu00000001',
        revision: 3,
        restored: 1,
        menu: { name: 'main', locale: 'en', entries: [] },
      },
      'restored menu main',
    ],
    [
      'redirect-redir0000001',
      'RedirectSaved',
      { ...link('redir0000001'), revision: 1 },
      'created redirect /port',
    ],
    [
      'redirect-redir0000001',
      'RedirectDeleted',
      { redirectId: 'redir0000001' },
      'deleted redirect /port',
    ],
    [
      'playlist-playl0000001',
      'PlaylistSaved',
      { playlistId: 'playl0000001', revision: 2, playlist: { titles: both('Jobs'), videos: [] } },
      'saved playlist Jobs',
    ],
    [
      `live-${focusId}`,
      'LivePostPublished',
      { focusId, postId: 'post00000001', post: { text, shownAt: '2026-01-01T00:00:00.000Z' } },
      'created live-post Parti',
    ],
    [
      `live-${focusId}`,
      'LivePostRemoved',
      { focusId, postId: 'post00000001' },
      'deleted live-post Parti',
    ],
    [
      'facet-domains-sea',
      'FacetNamed',
      { group: 'domains', id: 'sea', names: both('Sea'), revision: 1 },
      'created facet Sea',
    ],
    ['facet-domains-sea', 'FacetDeleted', { group: 'domains', id: 'sea' }, 'deleted facet Sea'],
    [
      'facets-domains',
      'FacetsArranged',
      { group: 'domains', ids: ['sea'], revision: 1 },
      'arranged facet-order –',
    ],
    [
      'site-settings',
      'SiteSettingsSaved',
      { revision: 1, settings: noSiteSettings },
      'created site-settings –',
    ],
    ['account-account00001', 'AccountClosed', { accountId: 'account00001' }, 'closed account –'],
  ];
const everything = happened.map(([, , , listed]) => listed).toReversed();

async function projected(batchSize: number) {
  const db = await createMigratedDatabase();
  onTestFinished(() => db.drop());
  const log = new InMemoryEventLog();
  for (const [stream, type, data] of happened) log.append(stream, { type, data });
  new ContentHistory(log).create('fr', { title: 'Groupe', slug: 'groupe' });
  const folding = new Folding(db.pool, [activity, contentItems, revisionHistory]);
  await folding.prepare();
  await folding.catchUp(log, batchSize);
  const list = async (filter: Partial<ActivityFilter> = {}) => {
    const { items, next } = await listActivity(db.pool, { pageSize: 100, ...filter });
    const listed = items.map((one) =>
      one.about === 'content'
        ? `revision ${one.revision} ${one.item.title}`
        : `${one.did} ${one.thing.type} ${one.thing.names?.en ?? '–'}`,
    );
    return { items, listed, next };
  };
  return { pool: db.pool, list };
}

test.each([1, 3, 1_000])(
  'every action is listed with the current name of its item, when events are processed in batches of %d',
  async (batchSize) => {
    const { pool, list } = await projected(batchSize);
    const { items, listed } = await list();
    expect(listed).toEqual(['revision 1 Groupe', ...everything]);
    expect(items.find(({ about }) => about === 'thing')).toMatchObject({
      thing: { type: 'account', id: 'account00001', deleted: true },
      revision: null,
    });
    expect(items).toContainEqual(
      expect.objectContaining({
        did: 'deleted',
        thing: {
          type: 'live-post',
          id: 'post00000001',
          focusId,
          names: { fr: 'Parti', en: 'Parti' },
          deleted: true,
        },
      }),
    );
    expect(await listActors(pool)).toEqual(['account00001']);
  },
);

test('activity is filtered by type, by action and by position, and is paged', async () => {
  const { list } = await projected(1_000);
  const of = (word: string) => everything.filter((listed) => listed.split(' ')[1] === word);
  expect((await list({ kind: 'menu' })).listed).toEqual(of('menu'));
  expect((await list({ kind: 'page' })).listed).toEqual(['revision 1 Groupe']);
  expect((await list({ kind: 'image', action: 'saved' })).listed).toEqual([
    'saved image Quay',
    'replaced image Quay',
    'cropped image Quay',
  ]);
  expect((await list({ action: 'published' })).listed).toEqual(['released image Quay']);
  expect((await list({ by: 'nobody' })).listed).toEqual([]);
  const first = await list({ pageSize: 10 });
  expect(first.listed).toEqual(['revision 1 Groupe', ...everything].slice(0, 10));
  const second = await list({ pageSize: 100, before: first.next ?? undefined });
  expect([...first.listed, ...second.listed]).toEqual(['revision 1 Groupe', ...everything]);
});
