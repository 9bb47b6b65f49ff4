import { makeItem } from './prepare-content.ts';
import { exampleId, type Prepare, type Stage } from './stage.ts';

const facet = 'asset-management';

async function nameFacet(stage: Stage): Promise<string> {
  const id = stage.word();
  const body = { group: 'types', id, names: { fr: id, en: id } };
  await stage.make('post', '/api/facets', { body });
  return id;
}

const namedFacet: Prepare = async (stage) => ({
  ids: { [facet]: await nameFacet(stage) },
  seen: 1,
});

/** Publishes a post in the feed of a focus. */
async function publishPost(stage: Stage) {
  const focus = await makeItem(stage, 'focus');
  const body = { html: '<p>La mer monte.</p>' };
  const path = `/api/focuses/${focus.id}/live-posts`;
  const { id } = await stage.make('post', path, { body });
  return { path: `${path}/${id}`, ids: { '{focusId}': focus.id, '{postId}': id }, seen: 1 };
}

async function openCase(stage: Stage): Promise<string> {
  const body = { title: 'Rates', addresses: ['/'] };
  return (await stage.make('post', '/api/audit/cases', { body })).id;
}

/** A page that was public, and an instant at which it was. */
async function publicPage(stage: Stage) {
  const { id } = await makeItem(stage, 'page', 'publish');
  const cookie = stage.cookie('administrator');
  const { url } = await (await stage.send(`/api/pages/${id}`, { method: 'get', cookie })).json();
  return { id, url };
}

const past: Prepare = async (stage) => {
  const { url } = await publicPage(stage);
  return { ids: { '/': url, '2026-03-31T07:00:00Z': new Date().toISOString() } };
};

/** Requests the removal of words that were published, as another administrator. */
async function requestRedaction(stage: Stage): Promise<string> {
  const words = `Zoé ${stage.word()}`;
  const body = { locale: 'fr', title: words, slug: stage.word() };
  await stage.make('post', '/api/pages', { body });
  const cookie = await stage.parvis.signIn('administrator', stage.word());
  const request = { words, reason: 'By mistake' };
  await stage.make('post', '/api/audit/redactions', { body: request, cookie });
  const own = stage.cookie('administrator');
  const listed = await stage.send('/api/audit/redactions', { method: 'get', cookie: own });
  const { items } = await listed.json();
  return items.find((one: { words: string }) => one.words === words).id;
}

const waiting: Prepare = async (stage) => ({ ids: { [exampleId]: await requestRedaction(stage) } });

const atRevision =
  (path: string): Prepare =>
  async (stage) => {
    const cookie = stage.cookie('administrator');
    const { revision } = await (await stage.send(path, { method: 'get', cookie })).json();
    return { seen: revision };
  };

/** What examples about what surrounds content need, by the id of their operation. */
export const sitePreparations: readonly (readonly [string, Prepare])[] = [
  ['renameFacet', namedFacet],
  ['deleteFacet', namedFacet],
  ['facetUses', namedFacet],
  ['facetHistory', namedFacet],
  [
    'undeleteFacet',
    async (stage) => {
      const id = await nameFacet(stage);
      await stage.make('delete', `/api/facets/types/${id}`, { seen: 1 });
      return { ids: { [facet]: id } };
    },
  ],
  ['arrangeFacets', async () => ({ seen: 0 })],
  ['listLivePosts', publishPost],
  ['publishLivePost', publishPost],
  ['getLivePost', publishPost],
  ['editLivePost', publishPost],
  ['removeLivePost', publishPost],
  ['livePostHistory', publishPost],
  [
    'undeleteLivePost',
    async (stage) => {
      const { path, ids } = await publishPost(stage);
      await stage.make('delete', path, { seen: 1 });
      return { ids };
    },
  ],
  [
    'saveRedirect',
    async (stage) => {
      const from = `/${stage.word()}`;
      const body = { from, target: { status: 410 } };
      const { id } = await stage.make('post', '/api/redirects', { body });
      return { ids: { [exampleId]: id, '/ancien-port': from }, seen: 1 };
    },
  ],
  [
    'pickPlaylist',
    async (stage) => {
      const body = { titles: { fr: 'Vidéos', en: 'Videos' }, videos: [] };
      const { id } = await stage.make('post', '/api/playlists', { body });
      return { query: { id } };
    },
  ],
  ['saveSiteSettings', atRevision('/api/site-settings')],
  ['restoreSiteSettings', atRevision('/api/site-settings')],
  ['saveSynonyms', atRevision('/api/synonyms')],
  ['restoreSynonyms', atRevision('/api/synonyms')],
  [
    'getCampaignCode',
    async (stage) => {
      const code = stage.word();
      const body = { source: 'salon', obi: null, from: '2026-03-31T07:00:00Z', to: null };
      await stage.make('put', `/api/campaign-codes/${code}`, { body });
      return { ids: { '{code}': code } };
    },
  ],
  ['downloadArchive', past],
  ['chooseMemento', past],
  ['listMementos', past],
  ['showMemento', past],
  [
    'getPublished',
    async (stage) => {
      const { id } = await makeItem(stage, 'chapter', 'publish');
      return { ids: { [exampleId]: id } };
    },
  ],
  [
    'requestRedaction',
    async (stage) => {
      const title = `Zoé ${stage.word()}`;
      const body = { locale: 'fr', title, slug: stage.word() };
      await stage.make('post', '/api/pages', { body });
      return { ids: { 'Zoé Kerbrat': title } };
    },
  ],
  ['confirmRedaction', waiting],
  ['refuseRedaction', waiting],
  [
    'reopenCase',
    async (stage) => {
      const id = await openCase(stage);
      await stage.make('post', `/api/audit/cases/${id}/close`, { body: { reason: 'Settled' } });
      return { ids: { [exampleId]: id } };
    },
  ],
  [
    'placeHold',
    async (stage) => {
      const { url } = await publicPage(stage);
      return { ids: { [exampleId]: await openCase(stage), '/taux': url } };
    },
  ],
  [
    'endHold',
    async (stage) => {
      const [id, { url }] = [await openCase(stage), await publicPage(stage)];
      const body = { basis: 'Article 17', until: '2030-12-31', items: [url] };
      await stage.make('post', `/api/audit/cases/${id}/holds`, { body });
      const cookie = stage.cookie('administrator');
      const read = await stage.send(`/api/audit/cases/${id}`, { method: 'get', cookie });
      const { holds } = await read.json();
      return { ids: { '{id}': id, '{holdId}': holds[0].id } };
    },
  ],
  [
    'showSharedPreview',
    async (stage) => {
      const { id } = await makeItem(stage, 'page');
      const path = `/api/pages/${id}/preview-links`;
      const link = await stage.make('post', path, { body: { days: 7 } });
      const secret =
        String(link.path ?? link.url ?? link.address)
          .split('/')
          .at(-1) ?? '';
      return { ids: { '{id}': id, '{secret}': secret } };
    },
  ],
];
