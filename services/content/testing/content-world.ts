import { randomUUID } from 'node:crypto';
import type { Actor } from '@parvis/contracts/accounts/actor.ts';
import { type ContentHeader, type HeaderOf, slugSchema } from '@parvis/contracts/content/header.ts';
import type { ContentId, ModuleId } from '@parvis/contracts/content/ids.ts';
import { headers } from '@parvis/contracts/content/testing/headers.ts';
import type { Outcome } from '@parvis/contracts/http/refusal.ts';
import type { EventLog } from '@parvis/contracts/log/event-log.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import knex from 'knex';
import type { Pool } from 'pg';
import { InProcessBus } from '../../adapters/bus/in-process-bus.ts';
import { up as createProjectionState } from '../../adapters/database/migrations/001-projections.ts';
import { up as createReaders } from '../../adapters/database/migrations/050-subjects-and-outbox.ts';
import { up as createRetention } from '../../adapters/database/migrations/301-retention-of-mails.ts';
import { up as createCheckedItems } from '../../adapters/database/migrations/320-checked-items.ts';
import { openPool } from '../../adapters/database/open-pool.ts';
import { PostgresEventLog } from '../../adapters/log/postgres/postgres-event-log.ts';
import { logSchemaSql } from '../../adapters/log/postgres/schema.ts';
import { ManualClock } from '../../adapters/testing/manual-clock.ts';
import { Claims } from '../../claims/claims.ts';
import { createClaimTables } from '../../claims/testing/claim-tables.ts';
import type { AccountNames } from '../../streams/account-names.ts';
import { type ItemClaims, openItemClaims } from '../addresses/item-claims.ts';
import { ApprovalRule } from '../approval/approval-rule.ts';
import { ContentWriter, type ExecutedCommand } from '../item/content-writer.ts';
import { ItemStore } from '../item/item-store.ts';
import { mintContentId, mintModuleId } from '../item/mint-id.ts';
import { ContentLocks } from '../lock/content-locks.ts';
import { statement } from './builders.ts';

const accountNames: AccountNames = {
  namesOf: (ids) => Promise.resolve(new Map(ids.map((id) => [id, `Name of ${id}`]))),
};

/** Returns an editor with an account of this name. */
export function editor(accountId: string): Actor {
  return { kind: 'account', accountId, name: `Name of ${accountId}`, roles: ['editor'] };
}

/**
 * One web process with its own snapshots and queue, on a log and a database that it shares with
 * others.
 */
export class ContentWorld {
  readonly clock: ManualClock;
  readonly bus = new InProcessBus();
  readonly log: EventLog;
  readonly pool: Pool;
  readonly store: ItemStore;
  readonly claims: Claims;
  readonly itemClaims: ItemClaims;
  readonly locks: ContentLocks;
  readonly approvals: ApprovalRule;
  readonly writer: ContentWriter;
  readonly accountNames = accountNames;
  /** Reported errors that did not affect the caller. */
  readonly failures: unknown[] = [];
  readonly reportError = (cause: unknown): void => void this.failures.push(cause);

  constructor(url: string, clock = new ManualClock()) {
    this.clock = clock;
    this.log = new PostgresEventLog({ url });
    // Every projection keeps one connection of the pool.
    this.pool = openPool(url, { size: 24 });
    this.store = new ItemStore(this.log);
    this.claims = new Claims(this.pool);
    this.itemClaims = openItemClaims(this.claims, this.store, this);
    this.locks = new ContentLocks(this.log, this.pool, clock);
    this.approvals = new ApprovalRule(this.log);
    this.writer = new ContentWriter({ ...this, accountNames });
  }

  async close(): Promise<void> {
    await this.log.close();
    await this.pool.end();
  }

  /** Creates a page with the default header and these changes. */
  async page(
    slug: string,
    change: Partial<HeaderOf<'page'>> & { locale?: Locale } = {},
  ): Promise<ContentId> {
    const { locale, ...header } = change;
    const given = { ...headers.page, slug: slugSchema.parse(slug), ...header };
    return accepted(await this.create(given, locale)).item.contentId;
  }

  /** Creates an item of the header's kind. */
  async create(header: ContentHeader, locale: Locale = 'fr'): Promise<Outcome<ExecutedCommand>> {
    const contentId = mintContentId(randomUUID());
    const command = { type: 'create-content', contentId, locale, header } as const;
    return this.writer.execute(editor('ann'), command, randomUUID());
  }

  /** Adds a statement, saved once, to a page. */
  async module(contentId: ContentId, text = 'Un fleuve, deux rives.'): Promise<ModuleId> {
    const moduleId = mintModuleId(contentId, randomUUID(), () => false);
    const content = statement(text);
    const command = {
      type: 'add-module',
      contentId,
      moduleId,
      moduleType: 'statement',
      content,
    } as const;
    accepted(await this.writer.execute(editor('ann'), command, randomUUID()));
    return moduleId;
  }
}

/** Creates the tables of both databases in one database. */
export async function createContentTables(url: string): Promise<void> {
  const db = knex({ client: 'pg', connection: url, pool: { min: 0, max: 1 } });
  try {
    await db.raw(logSchemaSql);
    await createProjectionState(db);
    await createClaimTables(db);
    await createReaders(db);
    await createRetention(db);
    await createCheckedItems(db);
  } finally {
    await db.destroy();
  }
}

/** Returns the value of an accepted outcome. @throws Error naming the refusals */
export function accepted<T>(outcome: Outcome<T>): T {
  if (outcome.ok) return outcome.value;
  throw new Error(`refused: ${JSON.stringify(outcome.refusals)}`);
}

/** Counts the accepted outcomes, and the others by the code of their refusal. */
export function tally(outcomes: readonly Outcome<ExecutedCommand>[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const outcome of outcomes) {
    const key = outcome.ok ? 'accepted' : outcome.refusals[0].code;
    counts[key] = (counts[key] ?? 0) + 1;
  }
  return counts;
}
