import { randomUUID } from 'node:crypto';
import { headerOfKind, titleOf } from '@parvis/contracts/content/header.ts';
import type { ContentId } from '@parvis/contracts/content/ids.ts';
import { refuse } from '@parvis/contracts/http/refusal.ts';
import { createTestDatabase, type TestDatabase } from '@parvis/ops/testing/database.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ContentWriter } from '../item/content-writer.ts';
import { mintContentId, mintModuleId } from '../item/mint-id.ts';
import { UnfinishedWork } from '../item/unfinished-work.ts';
import { text } from '../testing/builders.ts';
import { accepted, ContentWorld, createContentTables, editor } from '../testing/content-world.ts';
import { ContentCloner } from './content-cloner.ts';

let database: TestDatabase;
let world: ContentWorld;
let unfinished: UnfinishedWork;
let cloner: ContentCloner;

beforeAll(async () => {
  database = await createTestDatabase();
  await createContentTables(database.url);
  world = new ContentWorld(database.url);
  unfinished = new UnfinishedWork(world.pool);
  cloner = new ContentCloner({ ...world, unfinished });
});

afterAll(async () => {
  await world.close();
  await database.drop();
});

describe('Cloning a page', () => {
  it('copies the header and the modules, keeping active ones active, unpublished and under a new slug each time', async () => {
    const page = await world.page('original');
    const first = await world.module(page, 'Un');
    await world.module(page, 'Deux');
    for (const type of ['activate-module', 'publish-content'] as const)
      accepted(
        await world.writer.execute(
          editor('ann'),
          { type, contentId: page, moduleId: first },
          randomUUID(),
        ),
      );
    const copies = [];
    for (const request of ['clone a', 'clone b', 'clone a']) {
      const { item } = accepted(
        await cloner.clone(editor('bob'), { kind: 'page', contentId: page }, request),
      );
      const { content } = item.header;
      copies.push([content.slug, titleOf(content)]);
      const { state } = await world.store.load(item.contentId);
      expect(state).toMatchObject({
        publication: { kind: 'draft' },
        header: { by: 'bob' },
        modules: [
          { active: true, newest: { revision: 1, content: { data: { text: 'Un' } } } },
          { active: false, newest: { revision: 1, content: { data: { text: 'Deux' } } } },
        ],
      });
    }
    const firstCopy = ['original-copie', 'Qui sommes-nous ? (copie)'];
    const secondCopy = ['original-copie-2', 'Qui sommes-nous ? (copie 2)'];
    expect(copies).toEqual([firstCopy, secondCopy, firstCopy]);
  });

  it('uses several appends for a large page', async () => {
    const page = await world.page('volumineuse');
    const content = text('a'.repeat(150_000));
    for (let n = 0; n < 7; n += 1) {
      const moduleId = mintModuleId(page, `large ${n}`, () => false);
      const command = {
        type: 'add-module',
        contentId: page,
        moduleId,
        moduleType: 'text',
        content,
      } as const;
      accepted(await world.writer.execute(editor('ann'), command, randomUUID()));
    }
    const cloned = accepted(
      await cloner.clone(editor('ann'), { kind: 'page', contentId: page }, 'large'),
    );
    const { state, position } = await world.store.load(cloned.item.contentId);
    expect(state).toMatchObject({
      modules: Array.from({ length: 7 }, () => ({ newest: { content } })),
    });
    expect(cloned.position).toBe(position);
  });

  it('that is refused as too busy before its modules are copied reports it, and copies them later', async () => {
    const page = await world.page('affluence');
    await world.module(page, 'Un');
    const busy: Pick<ContentWriter, 'executeStep'> = {
      executeStep: async (actor, command, requestId) =>
        command.type === 'copy-modules'
          ? refuse('too-busy')
          : world.writer.executeStep(actor, command, requestId),
    };
    const crowded = new ContentCloner({ ...world, writer: busy, unfinished });
    const item = { kind: 'page', contentId: page } as const;
    expect(await crowded.clone(editor('bob'), item, 'crowd')).toEqual(refuse('too-busy'));
    world.clock.advance(60_001);
    for (const one of [crowded, cloner]) expect(await one.resume()).toBe(1);
    expect(await cloner.resume()).toBe(0);
    const { state } = await world.store.load(mintContentId('clone/crowd'));
    expect(state).toMatchObject({ modules: [{ newest: { content: { data: { text: 'Un' } } } }] });
  });

  it('resumes where it was interrupted', async () => {
    const page = await world.page('coupee');
    await world.module(page, 'Un');
    const requestId = 'cut off';
    const cloneId = mintContentId(`clone/${requestId}`);
    await unfinished.begin('clone', cloneId, { sourceId: page, requestId }, world.clock.now());
    const create = {
      type: 'create-content',
      contentId: cloneId,
      locale: 'fr',
      header: headerOfKind('page', { title: 'Copie', slug: 'coupee-copie' }),
      clonedFrom: page,
    } as const;
    accepted(await world.writer.execute(editor('ann'), create, requestId));
    expect(await cloner.resume()).toBe(0);
    world.clock.advance(60_001);
    expect(await cloner.resume()).toBe(1);
    const { state } = await world.store.load(cloneId);
    expect(state).toMatchObject({ modules: [{ newest: { content: { data: { text: 'Un' } } } }] });
    expect(await cloner.resume()).toBe(0);
  });

  it.each([
    ['content-not-found', () => Promise.resolve(mintContentId('nowhere'))],
    [
      'content-deleted',
      async () => {
        const page = await world.page('effacee');
        const command = { type: 'delete-content', contentId: page } as const;
        accepted(await world.writer.execute(editor('ann'), command, randomUUID()));
        return page;
      },
    ],
  ])('is refused with %s', async (code, page) => {
    const source = { kind: 'page', contentId: await page() } as const;
    expect(await cloner.clone(editor('ann'), source, randomUUID())).toMatchObject({
      refusals: [{ code }],
    });
  });
});

describe('Translating a page', () => {
  const translate = (contentId: ContentId, request: string = randomUUID()) =>
    cloner.translate(editor('bob'), { kind: 'page', contentId }, 'en', request);
  const under = (parentId: ContentId, slug: string) => world.page(slug, { title: slug, parentId });

  it('copies it with its modules into its translation group, unpublished, under the translation of its parent', async () => {
    const parent = await world.page('ports');
    const child = await under(parent, 'brest');
    const moduleId = await world.module(child, 'Rade');
    const activate = { type: 'activate-module', contentId: child, moduleId } as const;
    accepted(await world.writer.execute(editor('ann'), activate, randomUUID()));
    const { item: harbours } = accepted(await translate(parent));
    const { item } = accepted(await translate(child, 'brest'));
    const { state } = await world.store.load(item.contentId);
    expect(state).toMatchObject({
      locale: 'en',
      translationGroup: child,
      publication: { kind: 'draft' },
      header: { content: { title: 'brest', slug: 'brest', parentId: harbours.contentId } },
      modules: [{ active: true, newest: { content: { data: { text: 'Rade' } } } }],
    });
    const again = accepted(await translate(child, 'brest'));
    expect(again.item.contentId).toBe(item.contentId);
    expect(await translate(child)).toMatchObject({
      refusals: [{ code: 'translation-exists', params: { locale: 'en' } }],
    });
  });

  it('puts it at the root while its parent has no translation, under a free slug', async () => {
    const parent = await world.page('phares');
    const child = await under(parent, 'eckmuhl');
    await world.page('eckmuhl', { locale: 'en' });
    const { item } = accepted(await translate(child));
    expect(item.header.content).toMatchObject({ slug: 'eckmuhl-copy' });
    expect(item.header.content).not.toHaveProperty('parentId');
  });

  it('is refused into its own language', async () => {
    const page = await world.page('amers');
    const item = { kind: 'page', contentId: page } as const;
    expect(await cloner.translate(editor('bob'), item, 'fr', randomUUID())).toMatchObject({
      refusals: [{ code: 'translation-exists', path: ['locale'] }],
    });
  });

  it('resumes where it was interrupted', async () => {
    const page = await world.page('bouees');
    await world.module(page, 'Une');
    const busy: Pick<ContentWriter, 'executeStep'> = {
      executeStep: async (actor, command, requestId) =>
        command.type === 'copy-modules'
          ? refuse('too-busy')
          : world.writer.executeStep(actor, command, requestId),
    };
    const crowded = new ContentCloner({ ...world, writer: busy, unfinished });
    const item = { kind: 'page', contentId: page } as const;
    expect(await crowded.translate(editor('bob'), item, 'en', 'cut')).toEqual(refuse('too-busy'));
    world.clock.advance(60_001);
    expect(await cloner.resume()).toBe(1);
    const { state } = await world.store.load(mintContentId('translate/cut'));
    expect(state).toMatchObject({ modules: [{ newest: { content: { data: { text: 'Une' } } } }] });
  });
});
