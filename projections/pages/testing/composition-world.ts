import type { Position } from '@parvis/contracts/log/position.ts';
import type { ContentPage } from '@parvis/contracts/site/content-page.ts';
import type { ComposedScreen } from '@parvis/contracts/site/screens.ts';
import { createMigratedDatabase } from '@parvis/ops/testing/database.ts';
import type { Pool } from 'pg';
import { onTestFinished } from 'vitest';
import { ContentHistory } from '../../engine/testing/content-history.ts';
import { Folding } from '../../engine/testing/folding.ts';
import { InMemoryEventLog } from '../../engine/testing/in-memory-event-log.ts';
import { readModels } from '../../read-models.ts';
import { composeAddress } from '../compose-address.ts';
import { composePage } from '../compose-page.ts';
import { modelsOfPages } from '../list-changed-pages.ts';
import type { ComposedAddress } from '../route-composer.ts';

/**
 * Every read model that pages are composed from, on a growing log; removed at the end of the test.
 */
export interface CompositionWorld {
  readonly log: InMemoryEventLog;
  /** Writes content to the log. */
  readonly history: ContentHistory;
  readonly pool: Pool;
  /** Processes the log to its end, and returns that position. */
  caughtUp(): Promise<Position>;
  /** Processes the log to its end, and composes what an address shows. */
  compose(path: string, query?: string): Promise<ComposedAddress>;
  /**
   * The page at a path as projected so far, or at a past position.
   * @throws Error when there is none
   */
  pageAt(path: string, at?: Position): Promise<ComposedScreen & { readonly page: ContentPage }>;
}

export async function compositionWorld(): Promise<CompositionWorld> {
  const { pool, drop } = await createMigratedDatabase();
  onTestFinished(drop);
  const log = new InMemoryEventLog();
  const models = readModels.filter(({ name }) => [...modelsOfPages, 'log-instants'].includes(name));
  const folding = new Folding(pool, models);
  await folding.prepare();
  const caughtUp = () => folding.catchUp(log);
  return {
    log,
    history: new ContentHistory(log),
    pool,
    caughtUp,
    async compose(path, query = '') {
      await caughtUp();
      return composeAddress(pool, { path, query, now: new Date('2026-11-20T08:00:00Z') });
    },
    async pageAt(path, at) {
      const composed = await composePage(pool, path, at);
      if (composed.kind !== 'screen' || composed.screen.screen !== 'content')
        throw new Error(`there is no page at ${path}`);
      return { ...composed, page: composed.screen.page };
    },
  };
}
