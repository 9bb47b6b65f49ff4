import { describe, expect, it } from 'vitest';
import { pathOf, RouteGenerationError } from './path-of.ts';

describe('a generated path', () => {
  it.each([
    ['homepage', 'fr', {}, '/'],
    ['homepage', 'en', {}, '/en/'],
    ['bnp_agenda', 'fr', {}, '/agenda'],
    ['bnp_agenda', 'en', { category: 'all' }, '/en/agenda'],
    ['bnp_agenda', 'en', { category: 'results' }, '/en/agenda/results'],
    ['content_list_news', 'fr', { page: 1 }, '/toutes-actualites'],
    ['content_list_news', 'en', { page: 2 }, '/en/all-news/2'],
    ['content_list_news_category', 'fr', { category: 'economie' }, '/toutes-actualites/economie'],
    ['content_list_news_category', 'fr', { category: 'all', page: 3 }, '/toutes-actualites/3'],
    ['content_list_news_category', 'en', { category: 'a', page: 3 }, '/en/all-news/a/3'],
    ['content_list_pages', 'en', {}, '/en/pages'],
    ['content_list_news_rss', 'fr', {}, '/rss/news'],
    ['bnp_mediaroom_pr', 'en', {}, '/en/mediaroom/press-release'],
    [
      'bnp_mediaroom_pr_category',
      'fr',
      { f1: 'a', f2: 'b' },
      '/mediaroom/communique-de-presse/a/b',
    ],
    ['bnp_mediaroom_media', 'fr', {}, '/mediaroom/mediatheque'],
    [
      'media_item',
      'en',
      { type: 'image', id: 'a1', slug: 'b-c' },
      '/en/mediaroom/library/image/a1-b-c',
    ],
    ['spokesperson', 'en', { id: 'a1' }, '/en/mediaroom/spokespeople/a1'],
    ['rh_offers', 'fr', {}, '/emploi-carriere/toutes-offres-emploi'],
    ['rh_offers', 'en', { f1: 'a', f2: 'b', f3: 'c' }, '/en/careers/all-job-offers/a/b/c'],
    ['rh_offers', 'en', { f1: 'a|b' }, '/en/careers/all-job-offers/a%7Cb'],
    [
      'rh_offers_rss',
      'en',
      { q: 'à vélo', types: 'a|b' },
      '/en/careers/rss/offers?q=%C3%A0+v%C3%A9lo&types=a%7Cb',
    ],
    ['job_offer', 'fr', { id: 'a1', slug: 'b' }, '/emploi-carriere/offre-emploi/a1-b'],
    ['leader', 'en', { slug: 'ada' }, '/en/group/governance/ada'],
    ['news', 'fr', { slug: 'ada' }, '/actualite/ada'],
    ['focus', 'en', { slug: 'ada' }, '/en/focus/ada'],
    ['translations', 'fr', {}, '/translations/messages.js'],
    ['translations', 'en', { domain: 'admin', _format: 'json' }, '/en/translations/admin.json'],
    ['ethics_form_modal', 'en', {}, '/en/modal/form-ethics'],
    ['unavailable_offer_block', 'fr', {}, '/block/unavailable-offer'],
    ['expand_social', 'fr', { social: 'x', id: '12' }, '/ajax/expand-x/12'],
    ['ajax_live_posts', 'fr', { id: 'a1', limit: 6 }, '/ajax/live/posts?id=a1&limit=6'],
    [
      'admin_module_action',
      'fr',
      { id: 'a1', action: 'activate' },
      '/admin/inline/module/a1/activate',
    ],
  ] as const)('of %s in %s with %o is %s', (name, locale, params, path) => {
    expect(pathOf(name, locale, params)).toBe(path);
  });
});

describe('a path that cannot be generated', () => {
  it.each([
    ['nowhere', {}, 'unknown-route', 'The route “nowhere” does not exist.'],
    ['toString', {}, 'unknown-route', 'The route “toString” does not exist.'],
    ['news', {}, 'missing-parameter', 'The route “news” requires the parameter “slug”.'],
    [
      'rh_offers',
      { f2: 'a' },
      'missing-parameter',
      'The route “rh_offers” requires the parameter “f1”.',
    ],
    [
      'content_list_news',
      { page: 'two' },
      'unfit-parameter',
      'The route “content_list_news” does not take “two” for its parameter “page”.',
    ],
    [
      'bnp_agenda',
      { category: '2' },
      'unfit-parameter',
      'The route “bnp_agenda” does not take “2” for its parameter “category”.',
    ],
    [
      'news',
      { slug: '../admin' },
      'unfit-parameter',
      'The route “news” does not take “../admin” for its parameter “slug”.',
    ],
    [
      'admin_module_action',
      { id: 'a', action: 'delete' },
      'unfit-parameter',
      'The route “admin_module_action” does not take “delete” for its parameter “action”.',
    ],
  ] as const)(
    'the route %s with %o is an error that gives the reason',
    (name, params, fault, message) => {
      const generate = () => pathOf(name, 'fr', params);
      expect(generate).toThrow(RouteGenerationError);
      expect(generate).toThrow(expect.objectContaining({ fault, message }));
    },
  );
});
