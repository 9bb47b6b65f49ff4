import type { EventLog } from '@parvis/contracts/log/event-log.ts';
import type { Pool } from 'pg';
import type { Clock } from '../adapters/clock.ts';
import { PostgresClaims } from '../claims/postgres-claims.ts';
import type { AccountNames } from '../streams/account-names.ts';
import { openItemClaims } from './addresses/item-claims.ts';
import { claimingEventTypes } from './addresses/needed-claims.ts';
import { ContentCloner } from './clone/content-cloner.ts';
import type { ContentServices } from './content-services.ts';
import { ContentReplies } from './item/content-replies.ts';
import { ContentWriter } from './item/content-writer.ts';
import { ItemStore } from './item/item-store.ts';
import { UnfinishedWork } from './item/unfinished-work.ts';
import { ContentLocks } from './lock/content-locks.ts';
import { LanguageMerger } from './merge-language/language-merger.ts';
import { ProposalStore } from './merge-language/proposal-store.ts';
import type { Previews } from './preview/previews.ts';
import type { ContentReads } from './read-content/content-reads.ts';

/** What content is built on. `pool` is the database of claims and leases, not the log's. */
export interface ContentPorts {
  readonly log: EventLog;
  readonly pool: Pool;
  readonly clock: Clock;
  readonly accountNames: AccountNames;
  readonly reads: ContentReads;
  readonly previews: Previews;
}

/** Content with what a scheduler runs. */
export interface ContentArea extends ContentServices {
  /** Settles claims of commands that were cut off. Every minute is enough. @returns items looked at */
  sweepClaims(): Promise<number>;
  /** Claims what the log says is taken, since the last time. Every minute is enough. */
  confirmClaims(): Promise<void>;
  /** Goes on with clones and merges that were cut off. At start, and every minute. @returns how many */
  resumeUnfinishedWork(): Promise<number>;
}

/**
 * Wires the write side of content, once its claims are in step with the log: the database may have
 * come back from a backup older than the log, or the log from an older one.
 * @throws LogUnavailable
 */
export async function openContent(ports: ContentPorts): Promise<ContentArea> {
  const { log, pool, clock, accountNames } = ports;
  const store = new ItemStore(log);
  const claims = new PostgresClaims(pool, clock);
  const itemClaims = openItemClaims(claims, store, clock);
  const locks = new ContentLocks(log, pool, clock);
  const writer = new ContentWriter({ log, store, claims, itemClaims, locks, accountNames, clock });
  const unfinished = new UnfinishedWork(pool);
  const cloner = new ContentCloner({ writer, store, unfinished, clock });
  const proposals = new ProposalStore(log);
  const merger = new LanguageMerger({ proposals, store, writer, claims, unfinished, clock });
  const confirmClaims = () => itemClaims.confirm(log, pool, claimingEventTypes);
  await confirmClaims();
  return {
    writer,
    store,
    locks,
    cloner,
    merger,
    accountNames,
    answers: new ContentReplies(store, accountNames),
    reads: ports.reads,
    previews: ports.previews,
    confirmClaims,
    sweepClaims: () => itemClaims.sweep(),
    resumeUnfinishedWork: async () => (await merger.resume()) + (await cloner.resume()),
  };
}
