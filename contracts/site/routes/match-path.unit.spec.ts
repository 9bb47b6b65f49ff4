import { describe, expect, it } from 'vitest';
import { matchPath } from './match-path.ts';

describe('an address', () => {
  it.each([
    ['/toutes-actualites/2', 'content_list_news', { page: '2' }, '/toutes-actualites/2'],
    ['/toutes-actualites/02', 'content_list_news', { page: '2' }, '/toutes-actualites/2'],
    ['/toutes-actualites/0', 'content_list_news', { page: '1' }, '/toutes-actualites'],
    [
      '/toutes-actualites/all',
      'content_list_news_category',
      { category: 'all', page: '1' },
      '/toutes-actualites',
    ],
    [
      '/toutes-actualites/all/2',
      'content_list_news_category',
      { category: 'all', page: '2' },
      '/toutes-actualites/2',
    ],
    [
      '/toutes-actualites/Économie/1',
      'content_list_news_category',
      { category: 'economie', page: '1' },
      '/toutes-actualites/economie',
    ],
    [
      '/toutes-actualites/E%CC%81conomie/',
      'content_list_news_category',
      { category: 'economie', page: '1' },
      '/toutes-actualites/economie',
    ],
    ['/focus/%C5%92uvres', 'focus', { slug: 'oeuvres' }, '/focus/oeuvres'],
    ['/en', 'homepage', {}, '/en/'],
    ['/EN/', 'homepage', {}, '/en/'],
    ['//', 'homepage', {}, '/'],
    [
      '/translations',
      'translations',
      { domain: 'messages', _format: 'js' },
      '/translations/messages.js',
    ],
    [
      '/translations/admin',
      'translations',
      { domain: 'admin', _format: 'js' },
      '/translations/admin.js',
    ],
    [
      '/emploi-carriere/toutes-offres-emploi/cdi%7Cstage',
      'rh_offers',
      { f1: 'cdi|stage' },
      '/emploi-carriere/toutes-offres-emploi/cdi%7Cstage',
    ],
  ])('%s is %s with %o, canonically %s', (given, name, params, path) => {
    expect(matchPath(given)).toMatchObject({ name, params, path });
  });

  it.each([
    '/groupe',
    '/groupe/gouvernance',
    '/agenda/2',
    '/toutes-actualites/a/b',
    '/toutes-actualites/a/2/3',
    '/toutes-actualites/9999999999',
    '/en/toutes-actualites',
    '/all-news',
    '/emploi-carriere/toutes-offres-emploi/2',
    '/emploi-carriere/toutes-offres-emploi/a/b/c/d',
    '/mediaroom/mediatheque/sound/a1-b',
    '/mediaroom/mediatheque/image/a1',
    '/translations/messages.xml',
    '/translationsXmessages.js',
    '/mail/alerts/modal/other/1',
    '/admin/inline/module/a1/delete',
    '/%zz',
    '/agenda/%E2%80%A6',
    '/focus/..',
    'agenda',
    '',
  ])('%s matches no route', (path) => {
    expect(matchPath(path)).toBeUndefined();
  });
});
