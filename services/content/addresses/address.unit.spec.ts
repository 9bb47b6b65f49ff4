import { type ContentId, contentIdSchema } from '@parvis/contracts/content/ids.ts';
import { startOfLog } from '@parvis/contracts/log/position.ts';
import { describe, expect, it } from 'vitest';
import type { Item } from '../item/item.ts';
import { after, given, header, parentId } from '../testing/builders.ts';
import { composeUrl, loadSlugs, slugsAbove } from './address.ts';

const topId = contentIdSchema.parse('page00000003');
const under = (parent: ContentId, slug: string) => ({ ...header, slug, parentId: parent });

/** Returns a page with this header. */
function page(ofPage: typeof header): Item {
  const state = after({ ...given.created, data: { ...given.created.data, header: ofPage } });
  if (state.kind === 'none') throw new Error('the page was created');
  return state;
}

/** Returns a store that has these pages. */
function storeOf(pages: ReadonlyMap<ContentId, Item>) {
  return {
    load: async (id: ContentId) => ({
      state: pages.get(id) ?? after(),
      revision: 0,
      position: startOfLog,
      commands: new Map(),
    }),
  };
}

const top = page({ ...header, slug: 'groupe' });
const store = storeOf(
  new Map([
    [topId, top],
    [parentId, page(under(topId, 'histoire'))],
  ]),
);

describe('The address of a page', () => {
  it('consists of the slugs of its ancestors and its own', async () => {
    expect(await loadSlugs(store, under(parentId, 'origines'))).toEqual([
      'groupe',
      'histoire',
      'origines',
    ]);
    expect(await composeUrl(store, page(under(parentId, 'origines')))).toBe(
      '/groupe/histoire/origines',
    );
  });

  it('has only its own slug at the root', async () => {
    expect(await slugsAbove(store, undefined)).toEqual([]);
    expect(await composeUrl(store, top)).toBe('/groupe');
  });

  it('begins below an ancestor that does not exist', async () => {
    const incomplete = storeOf(new Map([[parentId, page(under(topId, 'histoire'))]]));
    expect(await slugsAbove(incomplete, parentId)).toEqual(['histoire']);
  });

  it('has each ancestor once, even if two of them were each other’s parent', async () => {
    const cyclic = storeOf(
      new Map([
        [topId, page(under(parentId, 'groupe'))],
        [parentId, page(under(topId, 'histoire'))],
      ]),
    );
    expect(await slugsAbove(cyclic, parentId)).toEqual(['groupe', 'histoire']);
  });

  it('that visitors still read contains the slug that they know', async () => {
    const renamed = after(given.created, given.published(), given.headerSaved(2, 'nous'));
    if (renamed.kind === 'none') throw new Error('the page was created');
    expect(await composeUrl(store, renamed)).toBe(`/${header.slug}`);
  });
});
