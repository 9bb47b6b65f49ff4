import sharp from 'sharp';
import { systemClock } from '../../adapters/clock.ts';
import { computeOfferId, OfferWriter } from '../../careers/offer-writer.ts';
import { sampleOffer } from '../../careers/testing/sample-offer.ts';
import type { Edit, RandomWorld } from './random-world.ts';

/** What is saved as a whole, with its newest revision. */
interface Saved {
  readonly path: string;
  revision: number;
}

type Fields = Readonly<Record<string, unknown>>;

/** The edits of media, menus, redirects, playlists, settings, facets and offers, by name. */
export function editsOfOthers(world: RandomWorld): Readonly<Record<string, Edit>> {
  const [menus, redirects, playlists]: Saved[][] = [[], [], []];
  return {
    ...editsOfMedia(world),
    ...editsOfOffers(world),
    menu: () => {
      const name = world.pick(['main', 'footer', 'jobs', 'hr']);
      const link = { kind: 'path', path: world.address() };
      const entries = [{ label: world.word(), link, children: [] }];
      return saveWhole(world, menus, '/api/menus', { entries }, { name, locale: 'fr' });
    },
    redirect: () => {
      const from = `/ancien-${world.below(20)}`;
      const target = world.below(4) === 0 ? { status: 410 } : { status: 301, to: world.address() };
      world.addresses.add(from);
      return saveWhole(world, redirects, '/api/redirects', { from, target });
    },
    removeRedirect: () => removeOne(world, redirects),
    playlist: () => {
      const titles = { fr: world.phrase(), en: world.phrase() };
      return saveWhole(world, playlists, '/api/playlists', { titles, videos: [] });
    },
    settings: () => saveSettings(world),
    facet: () => nameFacet(world),
  };
}

/** Saves one that exists, or creates another. @param atFirst what only a new one has */
async function saveWhole(
  world: RandomWorld,
  among: Saved[] = [],
  path: string,
  body: Fields,
  atFirst: Fields = {},
): Promise<boolean> {
  const one = world.below(2) === 0 ? world.pick(among) : undefined;
  if (one === undefined) {
    const sent = { body: { ...atFirst, ...body } };
    const { status, body: made } = await world.call('POST', path, sent);
    if (status < 300) among.push({ path: `${path}/${made.id}`, revision: made.revision ?? 1 });
    return status < 300;
  }
  const { status, body: saved } = await world.call('PUT', one.path, { body, seen: one.revision });
  if (status < 300) one.revision = saved.revision;
  return status < 300;
}

async function removeOne(world: RandomWorld, among: Saved[] = []): Promise<boolean> {
  const [one] = among.splice(world.below(among.length), 1);
  if (one === undefined) return false;
  return (await world.call('DELETE', one.path, { seen: one.revision })).status < 300;
}

async function saveSettings(world: RandomWorld): Promise<boolean> {
  const { body: seen } = await world.call('GET', '/api/site-settings');
  const name = { fr: `Banque ${world.word()}`, en: `Bank ${world.number}` };
  const body = { name, feeds: { news: { items: 1 + world.below(20) } } };
  return (
    (await world.call('PUT', '/api/site-settings', { body, seen: seen.revision })).status < 300
  );
}

async function nameFacet(world: RandomWorld): Promise<boolean> {
  const { body: list } = await world.call('GET', '/api/facets?group=categories');
  const facet = world.pick<{ id: string; revision: number }>(list.items);
  const names = { fr: world.phrase(), en: world.phrase() };
  if (facet !== undefined && world.below(3) > 0) {
    const path = `/api/facets/categories/${facet.id}`;
    return (await world.call('PUT', path, { body: { names }, seen: facet.revision })).status < 300;
  }
  const body = { group: 'categories', id: `groupe-${world.number}`, names };
  return (await world.call('POST', '/api/facets', { body })).status < 300;
}

function editsOfMedia(world: RandomWorld): Readonly<Record<string, Edit>> {
  const images: string[] = [];
  const onSome = async (act: (path: string) => Promise<{ readonly status: number }>) => {
    const path = world.pick(images);
    return path !== undefined && (await act(path)).status < 300;
  };
  return {
    async uploadImage() {
      const background = { r: world.below(256), g: world.below(256), b: world.below(256) };
      const create = { width: 64, height: 40, channels: 3 as const, background };
      const picture = await sharp({ create }).png().toBuffer();
      const response = await fetch(`${world.here.origin}/api/media/images?filename=a.png`, {
        method: 'POST',
        headers: { Cookie: world.cookie, 'Content-Type': 'image/png' },
        body: new Uint8Array(picture),
      });
      if (response.ok) images.push(`/api/media/images/${(await response.json()).id}`);
      return response.ok;
    },
    retitleImage: () =>
      onSome(async (path) => {
        const { body: seen } = await world.call('GET', path);
        const body = { title: { fr: world.phrase(), en: world.phrase() } };
        return world.call('PUT', path, { body, seen: seen.revision ?? 1 });
      }),
    releaseImage: () => onSome((path) => world.call('POST', `${path}/release`, { body: {} })),
    withdrawImage: () => onSome((path) => world.call('POST', `${path}/withdraw`, { body: {} })),
  };
}

function editsOfOffers(world: RandomWorld): Readonly<Record<string, Edit>> {
  const offers: string[] = [];
  const { accounts, connections } = world.here;
  const { accountNames } = accounts;
  const writer = new OfferWriter({ log: connections.log, clock: systemClock, accountNames });
  return {
    async offer() {
      const city = world.pick(['Nantes', 'Brest', 'Anvers', 'Lyon']) ?? 'Nantes';
      const record = sampleOffer({
        reference: `R-${world.below(30)}`,
        title: { fr: `Comptable ${world.word()}` },
        place: { continent: 'europe', country: 'FR', region: 'Bretagne', city },
      });
      const offerId = computeOfferId(record);
      const now = systemClock.now().toISOString();
      await writer.import({ type: 'import-offer', offerId, record, now }, crypto.randomUUID());
      offers.push(offerId);
      world.addresses.add(`/careers/apply/${offerId}`);
      return true;
    },
    async withdrawOffer() {
      const id = world.pick(offers);
      if (id === undefined) return false;
      const { body } = await world.call('GET', `/api/offers/${id}`);
      const seen = body?.revision ?? 1;
      return (await world.call('DELETE', `/api/offers/${id}`, { seen })).status < 300;
    },
  };
}
