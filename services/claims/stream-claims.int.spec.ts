import { setTimeout } from 'node:timers/promises';
import { accept, type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';
import { InMemoryEventLog } from '@parvis/projections/engine/testing/in-memory-event-log.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Claims } from './claims.ts';
import { claimGraceMs, StreamClaims } from './stream-claims.ts';
import { createClaimsDatabase } from './testing/claims-database.ts';

type Append = (isNew: boolean) => Promise<Outcome<{ streamRevision: number }> | 'conflict'>;

const slug = (key: string) => ({ scope: 'slug', key });
const wouldConflict: Append = async () => 'conflict';

/** Returns pages that each need one slug: the last that their stream names. */
async function pagesWithSlugs() {
  const database = await createClaimsDatabase();
  onTestFinished(() => database.drop());
  const saved = new Map<string, string[]>();
  const unreadable = new Set<string>();
  const reported = new Array<string>();
  const claims = new Claims(database.pool);
  const pages = new StreamClaims<readonly string[]>({
    claims,
    log: new InMemoryEventLog(),
    pool: database.pool,
    handles: [],
    prefix: 'page-',
    load: async (id) => {
      if (unreadable.has(id)) throw new Error(`event 0 of page-${id} cannot be read`);
      const names = saved.get(id) ?? [];
      return { state: names.slice(-1), revision: names.length - 1 };
    },
    fence: async () => true,
    neededBy: (slugs) => slugs.map(slug),
    heldDuring: (_before, after) => (after.includes('home') ? [slug('one move')] : []),
    refusalOf: () => ({ code: 'slug-taken' }),
    reportUnreadable: ({ message }) => reported.push(message),
  });
  /**
   * Renames a page as its command does; returns the outcome of `append` unless the slug is taken.
   */
  const rename = (id: string, name: string, append: Append = async () => save(id, name)) =>
    pages.whileHeld(
      { id, commandId: `${id} to ${name}`, before: saved.get(id)?.slice(-1) ?? [], after: [name] },
      append,
    );
  const save = (id: string, name: string) => {
    saved.set(id, [...(saved.get(id) ?? []), name]);
    return accept({ streamRevision: (saved.get(id)?.length ?? 0) - 1 });
  };
  return {
    pages,
    rename,
    save,
    unreadable,
    reported,
    age: database.age,
    held: async () => (await claims.heldIn('slug')).map(({ key, owner }) => `${key} of ${owner}`),
  };
}

test('a renamed page claims its new slug and releases its old one', async () => {
  const { rename, held, save } = await pagesWithSlugs();
  await rename('a', 'contact');
  const append = vi.fn<Append>(async () => save('a', 'about'));
  await rename('a', 'about', append);
  expect(append).toHaveBeenCalledExactlyOnceWith(true);
  expect(await held()).toEqual(['about of page-a']);
  expect(await rename('b', 'contact')).toMatchObject({ ok: true });
});

test('a page that only releases its slug claims nothing new, and leaves the slug to others', async () => {
  const { pages, rename, held } = await pagesWithSlugs();
  await rename('a', 'contact');
  const append = vi.fn<Append>(async () => accept({ streamRevision: 1 }));
  await pages.whileHeld({ id: 'a', commandId: 'delete', before: ['contact'], after: [] }, append);
  expect(append).toHaveBeenCalledExactlyOnceWith(false);
  expect(await held()).toEqual([]);
});

test('a page that keeps its slug takes no claim', async () => {
  const { pages, held } = await pagesWithSlugs();
  const append = vi.fn<Append>(wouldConflict);
  const unchanged = { before: ['contact'], after: ['contact'] };
  await pages.whileHeld({ id: 'a', commandId: 'edit', ...unchanged }, append);
  expect(append).toHaveBeenCalledExactlyOnceWith(false);
  expect(await held()).toEqual([]);
});

test('a slug claimed by another page is refused, naming that page, and nothing is appended', async () => {
  const { rename, held } = await pagesWithSlugs();
  await rename('a', 'contact');
  const append = vi.fn<Append>(wouldConflict);
  expect(await rename('b', 'contact', append)).toEqual(refuse('slug-taken'));
  expect(append).not.toHaveBeenCalled();
  expect(await held()).toEqual(['contact of page-a']);
});

test('a slug whose command did not append is released: after a conflict, and after a refusal', async () => {
  const { rename, held } = await pagesWithSlugs();
  await rename('a', 'contact', wouldConflict);
  await rename('a', 'about', async () => refuse('stale-revision'));
  expect(await held()).toEqual([]);
});

test('a slug claimed by an interrupted command is free after the grace period', async () => {
  const { pages, rename, held, age } = await pagesWithSlugs();
  const cutOff: Append = () => Promise.reject(new Error('the process ended'));
  await expect(rename('a', 'contact', cutOff)).rejects.toThrow('the process ended');
  expect(await rename('b', 'contact')).toEqual(refuse('too-busy'));
  expect(await pages.sweep()).toBe(0);
  await age(claimGraceMs + 1);
  expect(await pages.sweep()).toBe(1);
  expect(await held()).toEqual([]);
  expect(await rename('b', 'contact')).toMatchObject({ ok: true });
});

test('a claim held only while a command runs makes others wait, and is free afterwards', async () => {
  const { rename, held } = await pagesWithSlugs();
  let others: Promise<unknown> = Promise.resolve();
  const order: string[] = [];
  await rename('a', 'home', async () => {
    others = rename('b', 'home').then(() => order.push('b'));
    expect(await held()).toContain('one move of page-a');
    return refuse('stale-revision');
  });
  order.push('a');
  await others;
  expect(order).toEqual(['a', 'b']);
  expect(await held()).toEqual(['home of page-b']);
});

test('a command waits while another with the same claim is slow', async () => {
  const { rename, held } = await pagesWithSlugs();
  let rival: Promise<unknown> = Promise.resolve();
  await rename('a', 'contact', async () => {
    rival = rename('b', 'contact');
    await setTimeout(600);
    return refuse('stale-revision');
  });
  expect(await rival).toMatchObject({ ok: true });
  expect(await held()).toEqual(['contact of page-b']);
});

test('a page that cannot be read keeps its slug and is reported; the others are swept', async () => {
  const { pages, rename, held, age, unreadable, reported } = await pagesWithSlugs();
  const cutOff: Append = () => Promise.reject(new Error('the process ended'));
  await expect(rename('a', 'contact', cutOff)).rejects.toThrow('the process ended');
  await expect(rename('b', 'about', cutOff)).rejects.toThrow('the process ended');
  await age(claimGraceMs + 1);
  unreadable.add('a');
  expect(await pages.sweep()).toBe(2);
  expect(await held()).toEqual(['contact of page-a']);
  expect(await rename('c', 'contact')).toEqual(refuse('slug-taken'));
  expect(new Set(reported)).toEqual(new Set(['page-a cannot be read, and keeps its claims']));
});
