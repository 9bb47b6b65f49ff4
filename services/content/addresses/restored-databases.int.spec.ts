import { randomUUID } from 'node:crypto';
import { unavailableOfferIndex } from '@parvis/contracts/careers/offer-index.ts';
import type { ContentId } from '@parvis/contracts/content/ids.ts';
import { headers, withSlug } from '@parvis/contracts/content/testing/headers.ts';
import { createTestDatabase } from '@parvis/ops/testing/database.ts';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openContent } from '../content-area.ts';
import { Previews } from '../preview/previews.ts';
import { ContentReads } from '../read-content/content-reads.ts';
import {
  accepted,
  ContentWorld,
  createContentTables,
  editor,
  tally,
} from '../testing/content-world.ts';

const backedUp = ['claim', 'reactor_checkpoint'];

/** Returns a product that can be stopped and restarted, to restore its databases in between. */
async function product() {
  const database = await createTestDatabase();
  await createContentTables(database.url);
  let world = new ContentWorld(database.url);
  onTestFinished(async () => {
    await world.close();
    await database.drop();
  });
  return {
    sql: (text: string) => database.pool.query(text),
    get world() {
      return world;
    },
    /** Starts with empty caches. */
    async start() {
      const { clock } = world;
      await world.close();
      world = new ContentWorld(database.url, clock);
      const { log, pool, accountNames, reportError } = world;
      const reads = new ContentReads(pool, accountNames, 'localhost');
      const previews = new Previews(
        pool,
        () => unavailableOfferIndex,
        accountNames,
        () => '',
      );
      const listEditors = async () => [];
      await openContent({
        log,
        pool,
        clock,
        accountNames,
        listEditors,
        reportError,
        reads,
        previews,
      });
    },
    async held() {
      const { rows } = await database.pool.query<{ scope: string; key: string; owner: string }>(
        'select scope, key, owner from claim order by scope, key',
      );
      return rows;
    },
  };
}

async function rename(world: ContentWorld, contentId: ContentId, slug: string): Promise<void> {
  const header = withSlug(headers.page, slug);
  const command = { type: 'save-header', contentId, expectedRevision: 1, header } as const;
  accepted(await world.writer.execute(editor('ann'), { ...command }, randomUUID()));
}

describe('A database that is older than its log', () => {
  it('learns before the first command which addresses and languages were taken later', async () => {
    const here = await product();
    const one = await here.world.page('un');
    const other = await here.world.page('autre');
    await here.start();
    for (const table of backedUp) await here.sql(`create table kept_${table} as table ${table}`);

    await here.world.page('depuis', { parentId: one });
    await rename(here.world, one, 'renomme');
    await rename(here.world, other, 'un');
    await here.world.page('autre', { locale: 'en' });
    const before = await here.held();

    await here.sql(`truncate ${backedUp.join(', ')}`);
    for (const table of backedUp) await here.sql(`insert into ${table} table kept_${table}`);
    expect(await here.held()).not.toEqual(before);
    await here.start();
    expect(await here.held()).toEqual(before);
    const { world } = here;
    const taken = [
      await world.create(withSlug(headers.page, 'renomme')),
      await world.create(withSlug(headers.page, 'un')),
      await world.create({ ...headers.page, slug: 'depuis', parentId: one }),
      await world.create(withSlug(headers.page, 'autre'), 'en'),
    ];
    expect(tally(taken)).toEqual({ 'slug-taken': 4 });
    expect(tally([await world.create(withSlug(headers.page, 'autre'))])).toEqual({ accepted: 1 });
  });
});

describe('A database that is newer than its log', () => {
  async function withoutTheLast() {
    const here = await product();
    const parent = await here.world.page('parent');
    await here.start();
    const kept = await here.held();
    const head = await here.world.log.head();
    await here.world.page('disparu');
    await here.world.page('enfant', { parentId: parent });
    await rename(here.world, parent, 'autrement');
    const cutLog = async () => {
      await here.sql(`delete from event where position > ${Number(head)}`);
    };
    return { here, parent, kept, cutLog };
  }

  it('drops the claims of items that the log does not have', async () => {
    const { here, parent, kept, cutLog } = await withoutTheLast();
    await here.start();
    await cutLog();
    await here.start();
    expect(await here.held()).toEqual(kept);
    const { writer } = here.world;
    const remove = { type: 'delete-content', contentId: parent } as const;
    expect(tally([await writer.execute(editor('ann'), remove, randomUUID())])).toEqual({
      accepted: 1,
    });
  });

  it('grants the address of an item missing from the log to its first claimant', async () => {
    const { here, cutLog } = await withoutTheLast();
    await cutLog();
    await here.start();
    const outcomes = [
      await here.world.create(withSlug(headers.page, 'disparu')),
      await here.world.create(withSlug(headers.page, 'autrement')),
      await here.world.create(withSlug(headers.page, 'parent')),
    ];
    expect(tally(outcomes)).toEqual({ accepted: 2, 'slug-taken': 1 });
  });
});

it('when one event is unreadable, content starts, and only commands on the item of that event fail', async () => {
  const here = await product();
  const [broken, other] = [await here.world.page('rompue'), await here.world.page('autre')];
  await here.sql(
    `update event set data = '{"oops": 1}' where stream = 'content-${broken}' and revision = 0`,
  );
  await here.start();
  await rename(here.world, other, 'renomme');
  expect(tally([await here.world.create(withSlug(headers.page, 'rompue'))])).toEqual({
    'slug-taken': 1,
  });
  await expect(rename(here.world, broken, 'reparee')).rejects.toThrow(
    `event 0 of content-${broken} cannot be read`,
  );
  expect(here.world.failures.map(String)).toContain(
    `UnreadableStream: content-${broken} cannot be read, and keeps its claims`,
  );
});
