import type { ContentHeader } from '@parvis/contracts/content/header.ts';
import { type ContentId, contentIdSchema } from '@parvis/contracts/content/ids.ts';
import { headers } from '@parvis/contracts/content/testing/headers.ts';
import { describe, expect, it } from 'vitest';
import { streamOf } from '../item/item-store.ts';
import { after, given, header, pageId, parentId } from '../testing/builders.ts';
import { closedKey, scopeOfChildren } from './needed-claims.ts';
import { moveHidesDescendant } from './shadows-below.ts';

const childId = contentIdSchema.parse('page00000003');
const grandchildId = contentIdSchema.parse('page00000004');

/** Returns claims under which each page has these children. */
function treeOf(children: readonly (readonly [parent: ContentId, slug: string, id: ContentId])[]) {
  const held = children.map(([parent, key, id]) => ({
    scope: scopeOfChildren(parent, 'fr'),
    key,
    owner: streamOf(id),
  }));
  return { heldIn: async (scope: string) => held.filter((claim) => claim.scope === scope) };
}

/** `…/gouvernance/{slug}`, which under `/groupe` is the address of a person’s page. */
const governance = treeOf([
  [pageId, 'gouvernance', childId],
  [childId, 'ada', grandchildId],
]);
const item = after(given.created);
const named = (slug: string): ContentHeader => ({ ...header, slug });

describe('Moving a page hides a descendant', () => {
  it('that would get an address where something else is always shown', async () => {
    expect(await moveHidesDescendant(governance, item, named('groupe'), [])).toBe(true);
    const child = treeOf([[pageId, 'ada', childId]]);
    const moved = { ...named('gouvernance'), parentId };
    expect(await moveHidesDescendant(child, item, moved, ['groupe'])).toBe(true);
  });

  it('also below the home page, whose slug is empty', async () => {
    const moved = { ...named('groupe'), parentId };
    expect(await moveHidesDescendant(governance, item, moved, [''])).toBe(true);
  });

  it('not at any other address, nor without descendants', async () => {
    expect(await moveHidesDescendant(governance, item, named('ailleurs'), [])).toBe(false);
    expect(await moveHidesDescendant(treeOf([]), item, named('groupe'), [])).toBe(false);
    const moved = { ...named('groupe'), parentId };
    expect(await moveHidesDescendant(governance, item, moved, ['ancien'])).toBe(false);
  });

  it('not when its address stays the same', async () => {
    const stays = after({
      ...given.created,
      data: { ...given.created.data, header: { ...header, slug: 'groupe' } },
    });
    expect(await moveHidesDescendant(governance, stays, named('groupe'), [])).toBe(false);
    const moved = { ...named('groupe'), parentId };
    expect(await moveHidesDescendant(governance, stays, moved, [''])).toBe(true);
  });

  it('not when it is new, or of a kind outside the tree', async () => {
    expect(await moveHidesDescendant(governance, after(), named('groupe'), [])).toBe(false);
    const news = { ...headers.news, slug: 'groupe' };
    expect(await moveHidesDescendant(governance, item, news, [])).toBe(false);
  });

  it('not because of the claim that closes a page to new children', async () => {
    const closed = treeOf([[pageId, closedKey, pageId]]);
    expect(await moveHidesDescendant(closed, item, named('groupe'), [])).toBe(false);
  });
});
