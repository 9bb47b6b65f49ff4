import { facetEndpoints } from '../facets/endpoints.ts';
import { examplesOf } from '../http/request-example.ts';
import { livePostEndpoints } from '../live-posts/endpoints.ts';
import { menuEndpoints } from '../menus/endpoints.ts';
import { playlistEndpoints } from '../playlists/endpoints.ts';
import { redirectEndpoints } from '../redirects/endpoints.ts';
import { redirectTableEndpoints } from '../redirects/table-endpoints.ts';
import { defaultLocale } from '../site/locale.ts';
import { synonymEndpoints } from '../synonyms/endpoints.ts';
import { siteSettingsEndpoints } from './endpoints.ts';

const id = 'asset-management';
const names = { fr: 'Gestion d’actifs', en: 'Asset management' };
const entries = [{ label: 'Accueil', link: { kind: 'path', path: '/' } } as const];
const titles = { fr: 'Les grandes marées', en: 'Spring tides' };
const target = { status: 301, to: '/' } as const;
const rules = [{ locale: defaultLocale, kind: 'both-way' as const, words: ['criée', 'marché'] }];

/** Requests about what surrounds content, as the description of the API shows them. */
export const siteExamples = [
  ...examplesOf(facetEndpoints, {
    nameFacet: { body: { group: 'domains', id, names } },
    renameFacet: { params: { id }, body: { names } },
    deleteFacet: { params: { id } },
    undeleteFacet: { params: { id } },
    facetUses: { params: { id } },
    facetHistory: { params: { id } },
    arrangeFacets: { body: { ids: [] } },
  }),
  ...examplesOf(livePostEndpoints, {
    publishLivePost: { body: { html: '<p>La mer monte.</p>' } },
    editLivePost: { body: { html: '<p>La mer descend.</p>' } },
  }),
  ...examplesOf(menuEndpoints, {
    createMenu: { body: { name: 'main', locale: defaultLocale, entries } },
    saveMenu: { body: { entries: [] } },
    restoreMenu: { body: { revision: 1 } },
  }),
  ...examplesOf(playlistEndpoints, {
    createPlaylist: { body: { titles, videos: [] } },
    savePlaylist: { body: { titles: { ...titles, en: 'High tides' }, videos: [] } },
  }),
  ...examplesOf(redirectEndpoints, {
    createRedirect: { body: { from: '/ancien-port', target } },
    saveRedirect: { body: { from: '/ancien-port', target: { status: 410 } } },
    checkRedirect: { query: { from: '/ancien-port' } },
    redirectAfterUrlChange: { body: { from: '/ancien-quai', to: '/' } },
  }),
  ...examplesOf(redirectTableEndpoints, {
    importRedirects: { body: { csv: 'from,status,to\n/ancien-phare,301,/\n', rehearse: true } },
  }),
  ...examplesOf(siteSettingsEndpoints, {
    saveSiteSettings: { body: { name: { fr: 'Banque du Port', en: 'Harbour Bank' } } },
    restoreSiteSettings: { body: { revision: 1 } },
  }),
  ...examplesOf(synonymEndpoints, {
    saveSynonyms: { body: { rules } },
    restoreSynonyms: { body: { revision: 1 } },
    previewSynonyms: { body: { rules, locale: defaultLocale, typed: 'criée' } },
  }),
];
