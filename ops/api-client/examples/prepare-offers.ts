import { exampleOffer } from '@parvis/contracts/careers/pushed-endpoints.ts';
import { exampleId, type Prepare, type Stage } from './stage.ts';

const fields = {
  reference: { path: 'id' },
  title: { path: 'name' },
  description: { path: 'text' },
  applyUrl: { path: 'url' },
};
const mapping = { kind: 'json', records: 'jobs', fields };

/** In examples: a source, and the name of a mapping. */
const exampleSource = 'talents';
/** The source of the offers that examples take one of each. */
const sharedSource = 'exemples';
interface Shown {
  readonly reference: string;
}

/** The offers that examples take one of each; a process reads them, so they are sent at once. */
const sentOffers = new WeakMap<Stage, Promise<SentOffer[]>>();

interface SentOffer {
  readonly id: string;
  readonly reference: string;
  readonly seen: number;
}

async function sendOffers(stage: Stage): Promise<SentOffer[]> {
  const references = [...Array(10).keys()].map((place) => `E-${place}`);
  const offers = references.map((reference) => ({ reference, ...exampleOffer }));
  await stage.make('post', `/api/offer-sources/${sharedSource}/offers`, { body: { offers } });
  const cookie = stage.cookie('administrator');
  const path = '/api/offers?pageSize=100&fields=id,revision,shown.reference';
  const { items } = await (await stage.send(path, { method: 'get', cookie })).json();
  return items.flatMap(({ id, revision, shown }: { id: string; revision: number; shown: Shown }) =>
    references.includes(shown.reference)
      ? [{ id, seen: revision, reference: shown.reference }]
      : [],
  );
}

/** Returns an offer that no other example has. */
async function takeOffer(stage: Stage): Promise<SentOffer> {
  const sent = sentOffers.get(stage) ?? sendOffers(stage);
  sentOffers.set(stage, sent);
  const one = (await sent).pop();
  if (one === undefined) throw new Error('every offer is taken');
  return one;
}

const pushed: Prepare = async (stage) => {
  const { id, reference, seen } = await takeOffer(stage);
  return { ids: { [exampleSource]: sharedSource, [exampleId]: id, 'R-12': reference }, seen };
};

const withdrawn: Prepare = async (stage) => {
  const { id, seen } = await takeOffer(stage);
  await stage.make('delete', `/api/offers/${id}`, { seen });
  return { ids: { [exampleId]: id }, seen: seen + 1 };
};

const anew: Prepare = async (stage) => ({ ids: { [exampleSource]: stage.word() } });

const mapped: Prepare = async (stage) => {
  const name = stage.word();
  await stage.make('put', `/api/offer-mappings/${name}`, { body: mapping });
  return { ids: { [exampleSource]: name }, seen: 1 };
};

/** Adds a feed, of which nothing is fetched unless somebody says so. */
async function addFeed(stage: Stage): Promise<string> {
  const source = stage.word();
  const schedule = { every: 'day', at: '03:00' };
  const address = `${stage.addressOfPictures}/offers.json`;
  const body = { source, address, mapping: null, country: 'FR', schedule, isOn: false };
  await stage.make('post', '/api/offer-feed-settings', { body });
  return source;
}

const fed: Prepare = async (stage) => ({
  ids: {
    [exampleSource]: await addFeed(stage),
    'https://talents.example/offers.json': `${stage.addressOfPictures}/offers.json`,
  },
});

/** What examples about offers need, by the id of their operation. */
export const offerPreparations: readonly (readonly [string, Prepare])[] = [
  ['pushOffer', anew],
  ['pushOffers', anew],
  ['previewOfferUpload', anew],
  ['applyOfferUpload', anew],
  ['saveOfferMapping', anew],
  ['retractOffer', pushed],
  ['getOffer', pushed],
  ['offerHistory', pushed],
  ['correctOffer', pushed],
  ['withdrawOffer', pushed],
  ['apply', pushed],
  ['putBackOffer', withdrawn],
  ['getOfferMapping', mapped],
  ['deleteOfferMapping', mapped],
  ['offerMappingHistory', mapped],
  [
    'undeleteOfferMapping',
    async (stage) => {
      const { ids, ...others } = await mapped(stage);
      const name = ids?.[exampleSource] ?? '';
      await stage.make('delete', `/api/offer-mappings/${name}`, { seen: 1 });
      return { ids: { [exampleSource]: name }, ...others };
    },
  ],
  [
    'addOfferFeed',
    async (stage) => ({
      ids: {
        [exampleSource]: stage.word(),
        'https://talents.example/offers.json': `${stage.addressOfPictures}/offers.json`,
      },
    }),
  ],
  ['changeOfferFeed', fed],
  ['removeOfferFeed', fed],
  ['setFeedSecret', fed],
  [
    'removeFeedSecret',
    async (stage) => {
      const source = await addFeed(stage);
      const body = { in: 'header', name: 'X-Api-Key', value: 'k3f9a1b2c3d4' };
      await stage.make('post', `/api/offer-feed-settings/${source}/secrets`, { body });
      return { ids: { [exampleSource]: source } };
    },
  ],
  ['runOfferFeed', fed],
  ['listFeedRuns', fed],
  ['listFeedChanges', fed],
  [
    'getFeedRun',
    async (stage) => {
      const source = await addFeed(stage);
      const path = `/api/offer-feed-settings/${source}/runs`;
      const run = await stage.make('post', path, { body: { kind: 'preview' } });
      return { ids: { [exampleSource]: source, '{run}': run.id } };
    },
  ],
];
