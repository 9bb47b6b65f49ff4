import { contentIdSchema } from '@parvis/contracts/content/ids.ts';
import { livePostEndpoints as at } from '@parvis/contracts/live-posts/endpoints.ts';
import { livePostsResponseSchema } from '@parvis/contracts/live-posts/views.ts';
import { toPlainText } from '@parvis/contracts/rich-text/plain-text.ts';
import { livePosts } from '@parvis/projections/live-posts/live-posts.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ServedStreams, serveStreams } from '../streams/testing/served-streams.ts';
import { type LivePostArea, openLivePosts } from './live-posts.ts';

const [focusId, otherId, lostId] = ['focus0000001', 'focus0000002', 'focus0000009'].map((id) =>
  contentIdSchema.parse(id),
);
let served: ServedStreams;
let area: LivePostArea;

beforeAll(async () => {
  served = await serveStreams([livePosts], (world) => {
    area = openLivePosts({
      ...world,
      db: world.pool,
      focuses: { has: async (id) => id !== lostId },
      render: (text, locale) => `<p lang="${locale}">${toPlainText(text)}</p>`,
    });
    return area.routes;
  });
});
afterAll(() => served.close());

const day = (time: string) => `2026-03-01T${time}Z`;
const publish = async (focus: string | undefined, html: string, shownAt?: string) => {
  const params = { focusId: String(focus) };
  const made = await served.call(at.publishLivePost, { params, body: { html, shownAt } });
  return { made, params: { ...params, postId: String(made.body['id']) } };
};

test('a post that was read is taken back as it is', async () => {
  const { made, params } = await publish(otherId, '<p>Bon<b>jour</b></p>', day('11:00:00'));
  const again = await served.call(at.editLivePost, { params, body: made.body, ifMatch: 1 });
  const { text, shownAt } = made.body;
  expect([again.status, again.body]).toMatchObject([200, { text, shownAt }]);
  const without = { ...made.body, text: undefined };
  const refused = await served.call(at.editLivePost, { params, body: without, ifMatch: 1 });
  expect(refused.problem).toMatchObject({ errors: [{ pointer: '/html' }] });
  expect((await served.call(at.removeLivePost, { params, ifMatch: 2 })).status).toBe(204);
});

test('a post is sanitised and published, edited, and removed', async () => {
  const dirty =
    '<p onclick="x()">Bon<script>alert(1)</script><b>jour</b></p><iframe src="x"></iframe>';
  const { made, params } = await publish(otherId, dirty, day('10:00:00'));
  expect(made.status).toBe(201);
  expect(made.headers.get('location')).toBe(
    `/api/focuses/${params.focusId}/live-posts/${params.postId}`,
  );
  const bonjour = [
    { type: 'text', text: 'Bon' },
    { type: 'text', text: 'jour', marks: [{ type: 'bold' }] },
  ];
  expect(made.body).toMatchObject({
    focusId: otherId,
    revision: 1,
    shownAt: day('10:00:00.000'),
    text: { type: 'doc', content: [{ type: 'paragraph', content: bonjour }] },
  });
  expect(made.body['dropped']).toEqual([
    expect.stringMatching(/script/),
    expect.stringMatching(/iframe/),
  ]);
  const body = { html: '<p>Bonsoir</p>' };
  const saved = await served.call(at.editLivePost, { params, body, ifMatch: 1 });
  expect(saved.body).toMatchObject({ revision: 2, shownAt: day('10:00:00.000') });
  expect((await served.call(at.getLivePost, { params })).body).toEqual(saved.body);
  expect((await served.call(at.editLivePost, { params, body, ifMatch: 1 })).status).toBe(412);
  const elsewhere = { ...params, focusId: String(focusId) };
  expect((await served.call(at.getLivePost, { params: elsewhere })).status).toBe(404);
  expect((await served.call(at.editLivePost, { params: elsewhere, body, ifMatch: 2 })).status).toBe(
    404,
  );
  expect((await served.call(at.removeLivePost, { params, ifMatch: 2 })).status).toBe(204);
  expect((await served.call(at.getLivePost, { params })).problem?.code).toBe('live-post-removed');
  const back = await served.call(at.undeleteLivePost, { params });
  const { text, shownAt } = saved.body;
  expect([back.status, back.body]).toMatchObject([200, { text, shownAt, revision: 3 }]);
  expect((await served.call(at.getLivePost, { params })).body).toEqual(back.body);
  expect((await served.call(at.undeleteLivePost, { params })).body).toMatchObject({ revision: 3 });
  const history = await served.call(at.livePostHistory, { params });
  expect(history.body).toMatchObject({
    total: 4,
    items: [{ revision: 3, content: { text } }, {}, {}, {}],
  });
  const first = { html: '<p>Bonjour</p>' };
  await served.call(at.editLivePost, { params, body: first, ifMatch: 3 });
  await served.call(at.editLivePost, { params, body, ifMatch: 4 });
  const after = await served.call(at.livePostHistory, { params, query: { pageSize: '1' } });
  expect(after.body['items']).toMatchObject([{ revision: 5, restored: 3 }]);
  const other = await served.call(at.livePostHistory, { params: elsewhere });
  expect(other.problem?.code).toBe('live-post-not-found');
  const never = await served.call(at.undeleteLivePost, { params: elsewhere });
  expect(never.problem?.code).toBe('live-post-not-found');
});

test('visitors get the requested number of posts, newest first, without removed ones', async () => {
  const nine = await publish(focusId, '<p>Neuf</p>', day('09:00:00'));
  const eleven = await publish(focusId, '<p>Onze</p>', day('11:00:00.5'));
  const ten = await publish(focusId, '<p>Dix</p>', day('10:00:00'));
  const gone = await publish(focusId, '<p>Midi</p>', day('12:00:00'));
  await served.call(at.removeLivePost, { params: gone.params, ifMatch: 1 });
  await served.catchUp();
  const newest = await area.newest(contentIdSchema.parse(focusId), 'fr', 2);
  expect(livePostsResponseSchema.parse(newest)).toEqual({
    success: true,
    data: [
      { id: eleven.params.postId, html: '<p lang="fr">Onze</p>' },
      { id: ten.params.postId, html: '<p lang="fr">Dix</p>' },
    ],
  });
  const listed = async (query: Record<string, string>) => {
    const params = { focusId: String(focusId) };
    const { body } = await served.call(at.listLivePosts, { params, query });
    return [body['total'], body['items']];
  };
  const posts = (...of: { params: { postId: string } }[]) =>
    of.map(({ params }) => expect.objectContaining({ id: params.postId }));
  expect(await listed({})).toEqual([3, posts(eleven, ten, nine)]);
  expect(await listed({ sort: 'shownAt' })).toEqual([3, posts(nine, ten, eleven)]);
  expect(await listed({ sort: '-updatedAt' })).toEqual([3, posts(ten, eleven, nine)]);
  expect(await listed({ since: day('10:00:00') })).toEqual([2, posts(eleven, ten)]);
});

test('a repeated request publishes once, and posts published simultaneously are all kept', async () => {
  const params = { focusId: 'focus0000003' };
  const sent = { params, body: { html: '<p>Une fois</p>' }, key: 'live-once' };
  const first = await served.call(at.publishLivePost, sent);
  expect((await served.call(at.publishLivePost, sent)).body).toEqual(first.body);
  const others = Array.from({ length: 6 }, (_, number) => ({ html: `<p>${number}</p>` }));
  await Promise.all(others.map((body) => served.call(at.publishLivePost, { params, body })));
  expect((await served.call(at.listLivePosts, { params })).body['total']).toBe(7);
});

test('a post requires a focus and a text', async () => {
  const params = { focusId: String(lostId) };
  const body = { html: '<p>Bonjour</p>' };
  const lost = await served.call(at.publishLivePost, { params, body });
  expect(lost.problem).toMatchObject({ status: 404, code: 'content-not-found' });
  const empty = await served.call(at.publishLivePost, {
    params: { focusId: String(focusId) },
    body: { html: '<script>alert(1)</script> <p>&nbsp;</p>' },
  });
  expect(empty.problem).toMatchObject({
    status: 422,
    errors: [{ code: 'invalid', pointer: '/html' }],
  });
});

test.each([
  '',
  'demain',
  '2026-03-01',
  '2026-02-30T10:00:00Z',
  '2026-03-01T24:00:00Z',
  '2026-03-01T10:00:00+01:00',
  '0000-00-00T00:00:00Z',
  '+275760-09-13T00:00:00.001Z',
  '-271821-04-19T23:59:59.999Z',
  '99999-12-31T23:59:59Z',
  'NaN',
])('%j is neither a valid display time of a post, nor a valid start of a list', async (time) => {
  const params = { focusId: String(focusId) };
  const body = { html: '<p>Bonjour</p>', shownAt: time };
  const published = await served.call(at.publishLivePost, { params, body });
  expect(published.problem).toMatchObject({ status: 422, errors: [{ pointer: '/shownAt' }] });
  const edit = { params: { ...params, postId: 'post00000001' }, body, ifMatch: 1 };
  expect((await served.call(at.editLivePost, edit)).problem).toMatchObject({ status: 422 });
  const listed = await served.call(at.listLivePosts, { params, query: { since: time } });
  expect(listed.problem).toMatchObject({ status: 422, errors: [{ pointer: '/since' }] });
});

test.each(['0000-01-01T00:00:00Z', '9999-12-31T23:59:59.999999Z'])(
  'a post with the display time %s is published, read and listed like any other',
  async (shownAt) => {
    const { made, params } = await publish('focus0000004', '<p>Loin</p>', shownAt);
    expect([made.status, made.body['shownAt']]).toEqual([201, new Date(shownAt).toISOString()]);
    await served.catchUp();
    expect((await served.call(at.getLivePost, { params })).status).toBe(200);
    const { body } = await served.call(at.listLivePosts, { params, query: { since: shownAt } });
    expect(body['items']).toContainEqual(expect.objectContaining({ id: params.postId }));
  },
);
