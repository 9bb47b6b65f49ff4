import { type Actor, actorId } from '@parvis/contracts/accounts/actor.ts';
import type { FeedChange } from '@parvis/contracts/careers/feeds/endpoints.ts';
import {
  type FeedSecret,
  type FeedTerms,
  maxFeedSecrets,
  maxFeeds,
} from '@parvis/contracts/careers/feeds/feed-terms.ts';
import { accept, type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';
import { findOfferMapping } from '@parvis/projections/offer-mappings/list-offer-mappings.ts';
import type { Pool } from 'pg';
import type { Clock } from '../../adapters/clock.ts';
import type { Vault } from '../../subjects/vault.ts';
import { ImportInProgress, withImportLock } from '../import-feed/import-lock.ts';
import { isPushed } from '../push-offers/pushed-sources.ts';
import { insertChange } from './change-rows.ts';
import { changedTerms, checkAddress, checkMove } from './check-terms.ts';
import { deleteSecret, storeSecret } from './feed-secrets.ts';
import type { FeedsOfOperator } from './list-feeds.ts';
import { nextFetch } from './next-fetch.ts';
import { insertSetting, selectSettings, updateSetting } from './setting-rows.ts';

export interface FeedPorts {
  readonly pool: Pool;
  readonly vault: Vault;
  readonly clock: Clock;
  readonly operator: FeedsOfOperator;
}

/** Adds the feed of a source, unless its offers come in another way. */
export async function addFeed(
  ports: FeedPorts,
  { source, ...terms }: FeedTerms & { readonly source: string },
  by: Actor,
): Promise<Outcome<undefined>> {
  const { pool, clock, operator } = ports;
  const checked = await checkTerms(ports, terms);
  if (!checked.ok) return checked;
  if (operator.feeds.some((one) => one.source === source))
    return refuse('offer-feed-configured', { path: ['source'], params: { source } });
  if ((await selectSettings(pool)).length >= maxFeeds)
    return refuse('too-many-offer-feeds', { params: { maximum: maxFeeds } });
  return unlessImporting(pool, source, async () => {
    if (await isPushed(pool, source))
      return refuse('offer-feed-pushed', { path: ['source'], params: { source } });
    const next = nextFetch(terms.schedule, clock.now());
    if (!(await insertSetting(pool, source, terms, next)))
      return refuse('offer-feed-exists', { path: ['source'], params: { source } });
    await note(ports, source, by, { what: 'added', names: [] });
    return accept(undefined);
  });
}

/** Changes the terms of a feed; its schedule begins anew. */
export async function changeFeed(
  ports: FeedPorts,
  source: string,
  terms: FeedTerms,
  by: Actor,
): Promise<Outcome<undefined>> {
  const { pool, clock } = ports;
  const [before] = await selectSettings(pool, source);
  if (before === undefined) return refuse('offer-feed-not-found');
  const checked = await checkTerms(ports, terms);
  if (!checked.ok) return checked;
  const moved = checkMove(before, terms, before.secrets);
  if (!moved.ok) return moved;
  const names = changedTerms(before, terms);
  if (names.length === 0) return accept(undefined);
  await updateSetting(pool, source, terms, nextFetch(terms.schedule, clock.now()));
  await note(ports, source, by, { what: 'changed', names });
  return accept(undefined);
}

/** Sets or replaces a secret of a feed. */
export async function setSecret(
  ports: FeedPorts,
  source: string,
  secret: FeedSecret,
  by: Actor,
): Promise<Outcome<undefined>> {
  const { pool, vault, clock } = ports;
  const [feed] = await selectSettings(pool, source);
  if (feed === undefined) return refuse('offer-feed-not-found');
  const { in: place, name } = secret;
  const others = feed.secrets.filter((one) => one.in !== place || one.name !== name);
  if (others.length >= maxFeedSecrets)
    return refuse('too-many-feed-secrets', { params: { maximum: maxFeedSecrets } });
  await storeSecret(pool, vault, source, secret, clock.now());
  await note(ports, source, by, { what: 'secret-set', names: [name] });
  return accept(undefined);
}

/** Removes a secret of a feed; one that is not there stays so. */
export async function removeSecret(
  ports: FeedPorts,
  source: string,
  secret: Pick<FeedSecret, 'in' | 'name'>,
  by: Actor,
): Promise<Outcome<undefined>> {
  const [feed] = await selectSettings(ports.pool, source);
  if (feed === undefined) return refuse('offer-feed-not-found');
  if (await deleteSecret(ports.pool, source, secret))
    await note(ports, source, by, { what: 'secret-removed', names: [secret.name] });
  return accept(undefined);
}

/** Stores who changed what. */
export async function note(
  { pool, clock }: Pick<FeedPorts, 'pool' | 'clock'>,
  source: string,
  by: Actor,
  change: Pick<FeedChange, 'what' | 'names'>,
): Promise<void> {
  await insertChange(pool, source, { ...change, at: clock.now(), by: actorId(by) });
}

/** Does something while no offers of the source are imported, and none begin to be pushed. */
export async function unlessImporting<T>(
  pool: Pool,
  source: string,
  work: () => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  try {
    return await withImportLock(pool, source, work);
  } catch (cause) {
    if (!(cause instanceof ImportInProgress)) throw cause;
    return refuse('offer-import-running', { params: { source } });
  }
}

async function checkTerms(
  { pool, operator }: FeedPorts,
  terms: FeedTerms,
): Promise<Outcome<undefined>> {
  const { mapping } = terms;
  if (mapping !== null && (await findOfferMapping(pool, mapping)) === undefined)
    return refuse('offer-mapping-not-found', { path: ['mapping'] });
  return checkAddress(operator.hosts, terms);
}
