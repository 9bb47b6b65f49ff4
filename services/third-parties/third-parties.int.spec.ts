import {
  thirdPartyCacheMs,
  thirdPartyJitterShare,
  thirdPartyRefreshMs,
  thirdPartyRetryMs,
} from '@parvis/contracts/limits/third-parties.ts';
import { createMigratedDatabase } from '@parvis/ops/testing/database.ts';
import { expect, onTestFinished, test } from 'vitest';
import { serveThirdParties } from './compose-responses.ts';
import { deleteOtherResponses } from './response-rows.ts';
import { ThirdPartyWorker } from './third-party-worker.ts';

const addresses = {
  employerReview: 'https://reviews.example/us.json',
  socialPosts: 'https://social.example/us.json',
};
const rated = { score: 4.2, reviews: 12, url: 'https://reviews.example/us' };
const review = { site: 'Reviews', employer: rated, group: [{ name: 'A bank', ...rated }] };
const post = (id: string, at: string, account = 'us') => ({
  network: 'mastodon',
  account,
  id,
  at,
  author: 'Us',
  locale: 'en',
  text: `Post ${id}`,
  url: `https://social.example/${id}`,
});
const posts = [
  post('old', '2026-01-01T08:00:00Z'),
  post('new', '2026-01-02T08:00:00Z'),
  post('theirs', '2026-01-03T08:00:00Z', 'them'),
];

/** Returns third parties with responses set by the test, and a manual clock. */
async function thirdPartyWorld() {
  const db = await createMigratedDatabase();
  onTestFinished(() => db.drop());
  let now = new Date('2026-03-01T09:00:00Z');
  const requests: string[] = [];
  const failures: string[] = [];
  const documents = new Map<string, unknown>([
    [addresses.employerReview, review],
    [addresses.socialPosts, { posts }],
  ]);
  const worker = (random = 0.5) =>
    new ThirdPartyWorker({
      pool: db.pool,
      clock: { now: () => now },
      addresses,
      read: (address) => {
        requests.push(address);
        const document = documents.get(address);
        return document === undefined
          ? Promise.reject(new Error('away'))
          : Promise.resolve(document);
      },
      random: () => random,
      onError: (cause, source) =>
        failures.push(`${source}: ${cause instanceof Error ? cause.message : String(cause)}`),
    });
  const serve = serveThirdParties(db.pool, addresses);
  return {
    pool: db.pool,
    worker,
    documents,
    serve: (path: string, query = '') => serve({ path, query, now }),
    drainRequests: () => requests.splice(0),
    failures,
    wait: (milliseconds: number) => {
      now = new Date(now.getTime() + milliseconds);
    },
  };
}

test('a source is read when it is due, by only one of the workers', async () => {
  const { worker, drainRequests, wait } = await thirdPartyWorld();
  const [one, other] = [worker(), worker()];
  await Promise.all([one.readDue(), other.readDue()]);
  expect(drainRequests().toSorted()).toEqual(Object.values(addresses).toSorted());
  wait(thirdPartyRefreshMs - 1);
  await one.readDue();
  expect(drainRequests()).toEqual([]);
  wait(1);
  await Promise.all([one.readDue(), other.readDue()]);
  expect(drainRequests()).toHaveLength(2);
});

test.each([
  [0, 1 - thirdPartyJitterShare],
  [1, 1 + thirdPartyJitterShare],
])('times are spread by a tenth either way (%s)', async (random, share) => {
  const { worker, drainRequests, wait } = await thirdPartyWorld();
  const spread = worker(random);
  await spread.readDue();
  drainRequests();
  wait(thirdPartyRefreshMs * share - 1);
  await spread.readDue();
  expect(drainRequests()).toEqual([]);
  wait(1);
  await spread.readDue();
  expect(drainRequests()).toHaveLength(2);
});

test('a failure is reported once, retried sooner, and keeps the last good response', async () => {
  const { worker, documents, serve, drainRequests, failures, wait } = await thirdPartyWorld();
  const patient = worker();
  const then = new Date('2026-03-01T09:00:00Z');
  await patient.readDue();
  documents.delete(addresses.employerReview);
  documents.set(addresses.socialPosts, { posts: [{ ...posts[0], url: 'ftp://x' }] });
  wait(thirdPartyRefreshMs);
  drainRequests();
  await patient.readDue();
  wait(thirdPartyRetryMs - 1);
  await patient.readDue();
  expect(drainRequests()).toHaveLength(2);
  wait(1);
  await patient.readDue();
  expect(drainRequests()).toHaveLength(2);
  expect(failures).toEqual(['employerReview: away', 'socialPosts: not as agreed: posts.0.url']);
  expect(await serve('/ajax/employer-review')).toMatchObject({
    screen: { screen: 'employer-review', review: { site: 'Reviews' }, answeredAt: then },
  });
  documents.set(addresses.employerReview, review);
  wait(thirdPartyRetryMs);
  await patient.readDue();
  documents.delete(addresses.employerReview);
  wait(thirdPartyRefreshMs);
  await patient.readDue();
  expect(failures.slice(2)).toEqual(['employerReview: away']);
});

test('a restart begins with the last good responses', async () => {
  const { worker, serve, drainRequests } = await thirdPartyWorld();
  await worker().readDue();
  drainRequests();
  await worker().readDue();
  expect(drainRequests()).toEqual([]);
  expect(await serve('/ajax/employer-review')).toMatchObject({
    screen: { screen: 'employer-review' },
  });
});

test('ratings and posts are served from the cache for a minute', async () => {
  const { worker, serve } = await thirdPartyWorld();
  await worker().readDue();
  const until = new Date(new Date('2026-03-01T09:00:00Z').getTime() + thirdPartyCacheMs);
  for (const [path, query, of, isTracked, locale] of [
    ['/ajax/employer-review', '', 'employer', false, 'fr'],
    ['/ajax/employer-review/group', '', 'group', true, 'fr'],
    ['/en/ajax/employer-review/group', 'disabled=1', 'group', false, 'en'],
  ] as const)
    expect(await serve(path, query)).toMatchObject({
      screen: { screen: 'employer-review', of, isTracked, locale },
      expiresAt: until,
    });
  expect(await serve('/ajax/expand-mastodon/us')).toMatchObject({
    screen: { screen: 'social-posts', posts: [{ id: 'new' }, { id: 'old' }] },
  });
});

test('a source that is unknown or has no response gives an error; other addresses are left to other handlers', async () => {
  const { pool, worker, serve } = await thirdPartyWorld();
  const failed = { screen: { screen: 'failed-answer' } };
  expect(await serve('/ajax/employer-review')).toMatchObject(failed);
  expect(await serve('/ajax/expand-mastodon/us')).toMatchObject(failed);
  await worker().readDue();
  expect(await serve('/ajax/expand-bluesky/us')).toMatchObject(failed);
  expect(await serve('/ajax/expand-mastodon/nobody')).toMatchObject(failed);
  expect(await serve('/ajax/live/posts')).toBeUndefined();
  expect(await serve('/groupe')).toBeUndefined();
  await deleteOtherResponses(pool, [addresses.socialPosts]);
  expect(await serve('/ajax/employer-review')).toMatchObject(failed);
  expect(await serve('/ajax/expand-mastodon/us')).not.toMatchObject(failed);
});
