import type { OfferSources } from '@parvis/contracts/careers/upload-endpoints.ts';
import { accept, type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';
import { countOpenBySource } from '@parvis/projections/offers/count-open-by-source.ts';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import { isPushed, listPushed } from '../push-offers/pushed-sources.ts';

/** Returns the sources whose feeds are fetched. */
export type FedSources = () => Promise<readonly string[]>;

/** Lists the sources of offers, and who gives their offers. @throws ReadModelNotServed */
export async function listSources(db: Queryable, fedSources: FedSources): Promise<OfferSources> {
  const known = new Map((await countOpenBySource(db)).map(({ source, open }) => [source, open]));
  const [pushed, fed] = [new Set(await listPushed(db)), new Set(await fedSources())];
  const all = [...new Set([...known.keys(), ...pushed, ...fed])].toSorted();
  return {
    items: all.map((source) => ({
      source,
      open: known.get(source) ?? 0,
      fedBy: pushed.has(source) ? 'push' : fed.has(source) ? 'feed' : 'upload',
    })),
  };
}

/** Refuses files for a source whose offers are sent one by one, or whose feed is fetched. */
export async function requireUploadable(
  db: Queryable,
  source: string,
  fedSources: FedSources,
): Promise<Outcome<undefined>> {
  if (await isPushed(db, source)) return refuse('offer-source-pushed', { params: { source } });
  if ((await fedSources()).includes(source))
    return refuse('offer-source-fed', { params: { source } });
  return accept(undefined);
}
