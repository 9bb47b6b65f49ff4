import { randomUUID } from 'node:crypto';
import { headerOfKind } from '@parvis/contracts/content/header.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { claimGraceMs } from '../../claims/stream-claims.ts';
import { ageClaims } from '../../claims/testing/claims-database.ts';
import { accepted, type ContentWorld, editor, tally } from '../testing/content-world.ts';
import { openTwoWorlds, type TwoWorlds } from '../testing/two-worlds.ts';
import { mintContentId } from './mint-id.ts';

let worlds: TwoWorlds;
let here: ContentWorld;
let there: ContentWorld;

beforeAll(async () => {
  worlds = await openTwoWorlds();
  ({ here, there } = worlds);
});
afterAll(() => worlds.close());

const twenty = Array.from({ length: 20 }, (_, index) => index);

describe('A slug', () => {
  const create = (slug: string, source: string) =>
    ({
      type: 'create-content',
      contentId: mintContentId(source),
      locale: 'fr',
      header: headerOfKind('page', { title: 'Une page', slug }),
    }) as const;

  it('is given to exactly one of twenty pages created at the same time', async () => {
    const outcomes = await Promise.all(
      twenty.map((n) =>
        (n % 2 ? here : there).writer.execute(
          editor('ann'),
          create('unique', `unique-${n}`),
          randomUUID(),
        ),
      ),
    );
    expect(tally(outcomes)).toEqual({ accepted: 1, 'slug-taken': 19 });
    expect(await here.claims.heldIn('slug/fr')).toContainEqual(
      expect.objectContaining({ key: 'unique' }),
    );
  });

  it('is refused at its field when it is taken, and is free under another parent and in another language', async () => {
    const parent = await here.page('parent-libre');
    await here.page('libre');
    const refused = await here.writer.execute(
      editor('ann'),
      create('libre', 'libre-2'),
      randomUUID(),
    );
    expect(refused).toMatchObject({ refusals: [{ code: 'slug-taken', path: ['slug'] }] });
    await expect(here.page('libre', { parentId: parent })).resolves.toBeDefined();
    await expect(here.page('libre', { locale: 'en' })).resolves.toBeDefined();
  });

  it('is kept for a published page until its new slug is published', async () => {
    const page = await here.page('ancien');
    const publish = { type: 'publish-content', contentId: page } as const;
    accepted(await here.writer.execute(editor('ann'), publish, randomUUID()));
    const rename = {
      type: 'save-header',
      contentId: page,
      expectedRevision: 1,
      header: headerOfKind('page', { title: 'Une page', slug: 'nouveau' }),
      draft: true,
    } as const;
    accepted(await here.writer.execute(editor('ann'), rename, randomUUID()));
    for (const slug of ['ancien', 'nouveau'])
      await expect(here.page(slug)).rejects.toThrow('slug-taken');
    accepted(await here.writer.execute(editor('ann'), publish, randomUUID()));
    await expect(here.page('nouveau')).rejects.toThrow('slug-taken');
    await expect(here.page('ancien')).resolves.toBeDefined();
  });

  it('is free again once its page is deleted, and once it is taken, the page cannot be undeleted', async () => {
    const page = await here.page('supprime');
    accepted(
      await here.writer.execute(
        editor('ann'),
        { type: 'delete-content', contentId: page },
        randomUUID(),
      ),
    );
    await here.page('supprime');
    const back = { type: 'undelete-content', contentId: page } as const;
    expect(tally([await here.writer.execute(editor('ann'), back, randomUUID())])).toEqual({
      'slug-taken': 1,
    });
  });

  it('claimed for a page that was never created is free again after a sweep', async () => {
    await here.claims.take(
      [{ scope: 'slug/fr', key: 'fantome' }],
      'content-ghost0000001',
      'cut off',
    );
    await expect(here.page('fantome')).rejects.toThrow('too-busy');
    await ageClaims(here.pool, claimGraceMs + 1);
    expect(await here.itemClaims.sweep()).toBe(1);
    await expect(here.page('fantome')).resolves.toBeDefined();
  });

  it('that a deleted page still claims is given to the next page that needs it', async () => {
    const page = await here.page('abandon');
    accepted(
      await here.writer.execute(
        editor('ann'),
        { type: 'delete-content', contentId: page },
        randomUUID(),
      ),
    );
    await here.claims.settle(`content-${page}`, 'cut off', 0, [
      { scope: 'slug/fr', key: 'abandon' },
    ]);
    await expect(here.page('abandon')).resolves.toBeDefined();
  });
});

describe('A parent', () => {
  it('cannot be deleted at the same moment as a child is created: one of the two is refused', async () => {
    for (const n of twenty.slice(0, 8)) {
      const parent = await here.page(`tronc-${n}`);
      const [deleted, child] = await Promise.allSettled([
        here.writer.execute(
          editor('ann'),
          { type: 'delete-content', contentId: parent },
          randomUUID(),
        ),
        there.page('branche', { parentId: parent }),
      ]);
      const gone = deleted.status === 'fulfilled' && deleted.value.ok;
      const born = child.status === 'fulfilled';
      expect(gone && born).toBe(false);
    }
  });

  it('accepts no child while it is deleted, but accepts children again once it is undeleted', async () => {
    const parent = await here.page('souche');
    const command = (type: 'delete-content' | 'undelete-content') =>
      here.writer.execute(editor('ann'), { type, contentId: parent }, randomUUID());
    accepted(await command('delete-content'));
    await expect(here.page('rejet', { parentId: parent })).rejects.toThrow('parent-not-found');
    accepted(await command('undelete-content'));
    await expect(here.page('rejet', { parentId: parent })).resolves.toBeDefined();
    expect(tally([await command('delete-content')])).toEqual({ 'content-has-children': 1 });
  });

  it('cannot be moved under its own child', async () => {
    const parent = await here.page('amont');
    const child = await here.page('aval', { parentId: parent });
    const move = {
      type: 'save-header',
      contentId: parent,
      expectedRevision: 1,
      header: headerOfKind('page', { title: 'Amont', slug: 'amont', parentId: child }),
      draft: false,
    } as const;
    expect(tally([await here.writer.execute(editor('ann'), move, randomUUID())])).toEqual({
      'parent-is-descendant': 1,
    });
  });
});
