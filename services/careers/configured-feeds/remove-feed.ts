import type { Actor } from '@parvis/contracts/accounts/actor.ts';
import { accept, type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';
import type { EventLog } from '@parvis/contracts/log/event-log.ts';
import { findOpenOffers } from '@parvis/projections/offers/find-known-offers.ts';
import { requireUpToDate } from '../../streams/require-up-to-date.ts';
import { deleteAbsences, selectAbsences } from '../absences/absence-rows.ts';
import type { ImportPorts } from '../import-feed/import-feed.ts';
import type { OfferWriter } from '../offer-writer.ts';
import { type FeedPorts, note, unlessImporting } from './change-feeds.ts';
import { deleteSetting, selectSettings } from './setting-rows.ts';

export interface RemovalPorts extends FeedPorts {
  readonly log: EventLog;
  readonly writer: Pick<OfferWriter, 'execute'>;
  readonly waitUntil: ImportPorts['waitUntil'];
}

interface Removal {
  readonly source: string;
  /** What becomes of its open offers. */
  readonly offers: 'keep' | 'withdraw';
}

/** The number of offers that are withdrawn concurrently. */
const atOnce = 25;

/**
 * Removes a feed with its secrets and runs. Its offers stay open, those too that wait for a decision
 * because they left it; or they are withdrawn, by this account.
 */
export async function removeFeed(
  ports: RemovalPorts,
  { source, offers }: Removal,
  { actor, commandId }: { readonly actor: Actor; readonly commandId: string },
): Promise<Outcome<undefined>> {
  const { pool } = ports;
  const [feed] = await selectSettings(pool, source);
  if (feed === undefined) return refuse('offer-feed-not-found');
  return unlessImporting(pool, source, async () => {
    const { rowCount } = await pool.query(
      `select from offer_feed_run where source = $1 and state = 'running'`,
      [source],
    );
    if (rowCount !== 0) return refuse('offer-import-running', { params: { source } });
    if (offers === 'withdraw') {
      const withdrawn = await withdrawAll(ports, source, actor, commandId);
      if (!withdrawn.ok) return withdrawn;
    }
    const absences = await selectAbsences(pool, source);
    await deleteAbsences(
      pool,
      absences.map(({ offerId }) => offerId),
    );
    await deleteSetting(pool, source);
    await note(ports, source, actor, { what: 'removed', names: [offers] });
    return accept(undefined);
  });
}

async function withdrawAll(
  ports: RemovalPorts,
  source: string,
  actor: Actor,
  commandId: string,
): Promise<Outcome<undefined>> {
  const { pool, writer } = ports;
  const upToDate = await requireUpToDate(ports, ['offers']);
  if (!upToDate.ok) return upToDate;
  const waiting = (await findOpenOffers(pool, source)).values();
  const withdrawNext = async () => {
    for (const offerId of waiting)
      await writer.execute(
        actor,
        { type: 'withdraw-absent-offer', offerId },
        `${commandId}/${offerId}`,
      );
  };
  await Promise.all(Array.from({ length: atOnce }, withdrawNext));
  return accept(undefined);
}
