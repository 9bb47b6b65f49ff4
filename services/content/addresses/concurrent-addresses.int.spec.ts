import { randomUUID } from 'node:crypto';
import { type HeaderOf, parentIdOf, slugSchema } from '@parvis/contracts/content/header.ts';
import type { ContentId } from '@parvis/contracts/content/ids.ts';
import { headers } from '@parvis/contracts/content/testing/headers.ts';
import type { EventLog } from '@parvis/contracts/log/event-log.ts';
import { fenceEventType } from '@parvis/contracts/log/fence.ts';
import { createTestDatabase, type TestDatabase } from '@parvis/ops/testing/database.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appendOneByOne } from '../../adapters/log/append-one-by-one.ts';
import { ManualClock } from '../../adapters/testing/manual-clock.ts';
import { claimGraceMs } from '../../claims/stream-claims.ts';
import { ageClaims } from '../../claims/testing/claims-database.ts';
import { ContentWriter } from '../item/content-writer.ts';
import {
  accepted,
  ContentWorld,
  createContentTables,
  editor,
  tally,
} from '../testing/content-world.ts';

let database: TestDatabase;
/** Two web processes whose clocks are 20 seconds apart. */
let here: ContentWorld;
let there: ContentWorld;

beforeAll(async () => {
  database = await createTestDatabase();
  await createContentTables(database.url);
  here = new ContentWorld(database.url);
  const ahead = new ManualClock();
  ahead.advance(20_000);
  there = new ContentWorld(database.url, ahead);
});

afterAll(async () => {
  await here.close();
  await there.close();
  await database.drop();
});

/** Saves a page's header, at its first revision, under another parent. */
function move(
  { writer }: Pick<ContentWorld, 'writer'>,
  contentId: ContentId,
  slug: string,
  change: Partial<HeaderOf<'page'>>,
) {
  const header = { ...headers.page, slug: slugSchema.parse(slug), ...change };
  const save = { type: 'save-header', contentId, expectedRevision: 1, header } as const;
  return writer.execute(editor('ann'), { ...save }, randomUUID());
}

async function parentOf(id: ContentId): Promise<ContentId | undefined> {
  const { state } = await here.store.load(id);
  return state.kind === 'existing' ? parentIdOf(state.header.content) : undefined;
}

/** Returns the ancestors of a page, nearest first; throws on a cycle. */
async function above(id: ContentId): Promise<readonly ContentId[]> {
  const found: ContentId[] = [];
  for (let next = await parentOf(id); next !== undefined; next = await parentOf(next)) {
    if (found.includes(next)) throw new Error(`${id} is below itself`);
    found.push(next);
  }
  return found;
}

describe('Pages moved under each other at the same time', () => {
  it.each([2, 3])('never form a cycle of %i, in one process or in two', async (count) => {
    for (let round = 0; round < 8; round += 1) {
      const slugs = Array.from({ length: count }, (_, n) => `anneau-${count}-${round}-${n}`);
      const pages = await Promise.all(slugs.map((slug) => here.page(slug)));
      const worlds = round % 2 === 0 ? [here, here, here] : [here, there, there];
      const outcomes = await Promise.all(
        slugs.map((slug, n) => {
          const [id, next, world] = [pages[n], pages[(n + 1) % count], worlds[n]];
          if (id === undefined || next === undefined || world === undefined)
            throw new Error('a page is missing');
          return move(world, id, slug, { parentId: next });
        }),
      );
      expect(tally(outcomes)).toEqual({ accepted: count - 1, 'parent-is-descendant': 1 });
      for (const page of pages) await above(page);
    }
  });

  it('never form a cycle of addresses through drafts', async () => {
    const top = await here.page('sommet');
    const below = await here.page('versant', { parentId: top });
    const publish = { type: 'publish-content' } as const;
    for (const contentId of [top, below])
      accepted(await here.writer.execute(editor('ann'), { ...publish, contentId }, randomUUID()));
    const out = { ...headers.page, slug: slugSchema.parse('versant') };
    const draft = { type: 'save-header', expectedRevision: 1, header: out } as const;
    accepted(
      await here.writer.execute(editor('ann'), { ...draft, contentId: below }, randomUUID()),
    );
    expect(tally([await move(here, top, 'sommet', { parentId: below })])).toEqual({
      'parent-is-descendant': 1,
    });
  });
});

describe('One slug for two pages', () => {
  /** Returns a process that stops right before its next append until `resume` is called. */
  function pausing(world: ContentWorld) {
    let reached: () => void = () => undefined;
    let resume: () => void = () => undefined;
    const atAppend = new Promise<void>((resolve) => {
      reached = resolve;
    });
    const resumed = new Promise<void>((resolve) => {
      resume = resolve;
    });
    let isFirst = true;
    const append: ContentWorld['log']['append'] = async (...args) => {
      if (isFirst) {
        isFirst = false;
        reached();
        await resumed;
      }
      return world.log.append(...args);
    };
    const { log } = world;
    const paused: EventLog = {
      append,
      appendInOrder: (appends) => appendOneByOne({ append }, appends),
      readStream: log.readStream.bind(log),
      readAll: log.readAll.bind(log),
      watch: log.watch.bind(log),
      head: log.head.bind(log),
      last: log.last.bind(log),
      close: log.close.bind(log),
    };
    return {
      atAppend,
      resume: () => resume(),
      writer: new ContentWriter({ ...world, log: paused }),
    };
  }

  it('is never granted twice when clocks differ by 20 seconds', async () => {
    const page = await here.page('montre');
    const slow = pausing(here);
    const renamed = move(slow, page, 'heure-exacte', {});
    await slow.atAppend;
    await expect(there.page('heure-exacte')).rejects.toThrow('too-busy');
    slow.resume();
    expect((await renamed).ok).toBe(true);
    await expect(there.page('heure-exacte')).rejects.toThrow('slug-taken');
  });

  it('is never granted to a process that was suspended until its claim was given to another', async () => {
    const page = await here.page('gel');
    const frozen = pausing(here);
    const renamed = move(frozen, page, 'degel', {});
    await frozen.atAppend;
    await ageClaims(here.pool, claimGraceMs + 1);
    await expect(there.page('degel')).resolves.toBeDefined();
    frozen.resume();
    expect(tally([await renamed])).toEqual({ 'slug-taken': 1 });
    const stream = await here.log.readStream(`content-${page}`);
    expect(stream.map(({ type }) => type)).toEqual(['ContentCreated', fenceEventType]);
    expect((await move(here, page, 'regel', {})).ok).toBe(true);
  });
});
