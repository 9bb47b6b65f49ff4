import type { LivePostId } from '@parvis/contracts/live-posts/ids.ts';
import { livePostIdSchema } from '@parvis/contracts/live-posts/ids.ts';
import { expect, test } from 'vitest';
import { compositionWorld } from './testing/composition-world.ts';

const first = livePostIdSchema.parse('p0st00000001');
const second = livePostIdSchema.parse('p0st00000002');
const third = livePostIdSchema.parse('p0st00000003');

async function followed() {
  const { log, history, compose } = await compositionWorld();
  const add = (slug: string, live: boolean) => {
    const id = history.create('fr', { kind: 'focus', title: 'En mer', slug, live, splash: false });
    history.publish(id);
    return id;
  };
  const focusId = add('en-mer', true);
  const post = (postId: LivePostId, shownAt: string, words: string) =>
    log.append(`live-${focusId}`, {
      type: 'LivePostPublished',
      data: {
        focusId,
        postId,
        post: {
          shownAt,
          text: {
            type: 'doc',
            content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }],
          },
        },
      },
    });
  return { log, focusId, add, post, compose };
}

test('a live focus shows its posts, newest first, at every address of its feed', async () => {
  const { log, focusId, post, compose } = await followed();
  post(first, '2026-11-20T08:00:00.000Z', 'Départ');
  post(third, '2026-11-20T09:00:00.000Z', 'Arrivée');
  post(second, '2026-11-20T08:30:00.000Z', 'Au large');
  const ids = [third, second, first];
  const posts = ids.map((id) => ({ id }));
  const tags = expect.arrayContaining([`live:${focusId}`]);
  expect(await compose('/focus/en-mer')).toMatchObject({
    screen: { page: { livePosts: posts } },
    tags,
  });
  for (const [path, query, as, shown] of [
    ['/ajax/live/posts', `id=${focusId}`, 'json', posts],
    ['/ajax/live/posts', `id=${focusId}&limit=2`, 'json', posts.slice(0, 2)],
    ['/ajax/focus/live/en-mer', '', 'json', posts],
    [`/content/live/posts/${focusId}`, '', 'block', posts],
  ] as const)
    expect(await compose(path, query)).toMatchObject({
      screen: { screen: 'live-posts', as, locale: 'fr', posts: shown },
      tags,
    });
  log.append(`live-${focusId}`, { type: 'LivePostRemoved', data: { focusId, postId: third } });
  expect(await compose('/ajax/focus/live/en-mer')).toMatchObject({
    screen: { posts: [{ id: second }, { id: first }] },
  });
});

test('an item that is not a live focus, or that is in another language, has no feed', async () => {
  const { focusId, add, compose } = await followed();
  const still = add('a-terre', false);
  for (const [path, query] of [
    ['/ajax/live/posts', ''],
    ['/ajax/live/posts', 'id=inconnu00001'],
    ['/ajax/live/posts', `id=${still}`],
    ['/en/ajax/live/posts', `id=${focusId}`],
    ['/ajax/focus/live/a-terre', ''],
    ['/ajax/focus/live/rien', ''],
  ] as const)
    expect(await compose(path, query)).toMatchObject({ screen: { screen: 'failed-answer' } });
  for (const path of [
    '/content/live/posts/zzz',
    `/content/live/posts/${still}`,
    `/en/content/live/posts/${focusId}`,
  ])
    expect(await compose(path)).toMatchObject({ screen: { screen: 'not-found' } });
  expect(await compose(`/content/live/posts/${still}`)).toMatchObject({
    tags: expect.arrayContaining([`content:${still}`]),
  });
  expect(await compose('/focus/a-terre')).not.toHaveProperty('screen.page.livePosts');
});
