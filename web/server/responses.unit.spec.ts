import { contentIdSchema } from '@parvis/contracts/content/ids.ts';
import { livePostIdSchema } from '@parvis/contracts/live-posts/ids.ts';
import { richTextSchema } from '@parvis/contracts/rich-text/document.ts';
import type { Screen } from '@parvis/contracts/site/screens.ts';
import { employerReviewSchema } from '@parvis/contracts/third-parties/employer-review.ts';
import { expect, test } from 'vitest';
import { renderScreen } from './render-screen.tsx';

const rated = { score: 4.2, reviews: 318, url: 'https://reviews.example/estuaire' };
const review = {
  screen: 'employer-review',
  isTracked: false,
  locale: 'fr',
  answeredAt: new Date('2026-11-20T08:00:00Z'),
  review: employerReviewSchema.parse({
    site: 'Avis',
    employer: rated,
    group: [{ name: 'Banque du Port', ...rated }],
  }),
} as const;
const social = {
  screen: 'social-posts',
  locale: 'fr',
  posts: [
    {
      network: 'reseau',
      account: 'estuaire',
      id: 'un',
      at: '2026-11-20T08:00:00Z',
      author: 'Groupe Estuaire',
      locale: 'fr',
      text: 'Neuf phares.',
      url: 'https://social.example/un',
    },
  ],
} as const;
const live = {
  screen: 'live-posts',
  as: 'json',
  locale: 'fr',
  focusId: contentIdSchema.parse('f0cus0000001'),
  posts: [
    {
      id: livePostIdSchema.parse('p0st00000001'),
      shownAt: '2026-11-20T08:00:00.000Z',
      text: richTextSchema.parse({ type: 'doc', content: [] }),
    },
  ],
} as const;

function responseOf(screen: Screen): Record<string, unknown> {
  const assets = { stylesheets: [], script: '/assets/islands.js' };
  const { status, type, body } = renderScreen(screen, { logged: false, editing: false }, assets);
  expect([status, type]).toEqual([200, 'application/json; charset=utf-8']);
  return JSON.parse(body);
}

test.each<[string, Screen, readonly string[]]>([
  ['of an employer', { ...review, of: 'employer' }, ['success', 'html', 'last_update']],
  ['of a group, without a date', { ...review, of: 'group' }, ['success', 'html']],
  ['of a social network', social, ['success', 'tweets']],
  ['of a live feed', live, ['success', 'data']],
])('the response %s has exactly the fields of the specification', (_, screen, keys) => {
  const response = responseOf(screen);
  expect(Object.keys(response)).toEqual(keys);
  expect(response['success']).toBe(true);
});

test('the response of a feed has an id and HTML for each item', () => {
  for (const [screen, list] of [
    [social, 'tweets'],
    [live, 'data'],
  ] as const) {
    const [first] = [responseOf(screen)[list]].flat();
    expect(first).toEqual({ id: screen.posts[0].id, html: expect.stringMatching(/^</) });
  }
});
