import type { EventLog } from '@parvis/contracts/log/event-log.ts';
import type { Pool } from 'pg';
import type { Clock } from '../adapters/clock.ts';
import { Claims } from '../claims/claims.ts';
import { ignoreUnavailableLog } from '../claims/ignore-unavailable-log.ts';
import type { AccountNames } from '../streams/account-names.ts';
import { openItemClaims } from './addresses/item-claims.ts';
import { ApprovalRule } from './approval/approval-rule.ts';
import { ContentCloner } from './clone/content-cloner.ts';
import type { ContentServices, ListEditors } from './content-services.ts';
import { ContentReplies } from './item/content-replies.ts';
import { ContentWriter } from './item/content-writer.ts';
import { ItemStore } from './item/item-store.ts';
import { UnfinishedWork } from './item/unfinished-work.ts';
import { ContentLocks } from './lock/content-locks.ts';
import { LanguageMerger } from './merge-language/language-merger.ts';
import { ProposalStore } from './merge-language/proposal-store.ts';
import type { Previews } from './preview/previews.ts';
import { SharedPreviews } from './preview-links/shared-previews.ts';
import type { ContentReads } from './read-content/content-reads.ts';

/**
 * The dependencies of content. `pool` connects to the database of claims and leases, not to the
 * log's.
 */
export interface ContentPorts {
  readonly log: EventLog;
  readonly pool: Pool;
  readonly clock: Clock;
  readonly accountNames: AccountNames;
  readonly listEditors: ListEditors;
  readonly reads: ContentReads;
  readonly previews: Previews;
  /** Called with errors that do not affect the caller. */
  readonly reportError: (cause: unknown) => void;
}

/** The services of content, and the jobs that a scheduler runs. */
export interface ContentArea extends ContentServices {
  /** Settles the claims of interrupted commands. Every minute is enough. @returns how many items it examined */
  sweepClaims(): Promise<number>;
  /** Settles the claims of every item by its stream, after a bulk write that was interrupted. */
  recheckClaims(): Promise<void>;
  /** Updates the claims from the log since the last time. Every minute is enough. */
  confirmClaims(): Promise<void>;
}

/**
 * Wires the write side of content. It first updates the claims from the log, because either may
 * have been restored from an older backup; if the log is unavailable, the first command does so.
 */
export async function openContent(ports: ContentPorts): Promise<ContentArea> {
  const { log, pool, clock, accountNames } = ports;
  const store = new ItemStore(log);
  const claims = new Claims(pool);
  const itemClaims = openItemClaims(claims, store, ports);
  const locks = new ContentLocks(log, pool, clock);
  const approvals = new ApprovalRule(log);
  const writer = new ContentWriter({
    log,
    store,
    claims,
    itemClaims,
    locks,
    approvals,
    accountNames,
    clock,
  });
  const unfinished = new UnfinishedWork(pool);
  const cloner = new ContentCloner({ writer, store, claims, unfinished, clock });
  const proposals = new ProposalStore(log);
  const merger = new LanguageMerger({ proposals, store, writer, claims, unfinished, clock });
  const confirmClaims = () => itemClaims.confirm();
  await ignoreUnavailableLog(confirmClaims());
  return {
    writer,
    store,
    locks,
    approvals,
    cloner,
    merger,
    accountNames,
    listEditors: ports.listEditors,
    replies: new ContentReplies(accountNames),
    reads: ports.reads,
    previews: ports.previews,
    sharedPreviews: new SharedPreviews(store, ports.previews, clock),
    clock,
    confirmClaims,
    recheckClaims: () => itemClaims.recheck(),
    sweepClaims: () => itemClaims.sweep(),
  };
}
