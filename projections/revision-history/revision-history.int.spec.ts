import { expect, test } from 'vitest';
import { ContentHistory } from '../engine/testing/content-history.ts';
import { projectionWorld, waitLimitMs } from '../engine/testing/projection-world.ts';
import { ReadModelNotServed } from '../postgres/served-query.ts';
import { readHistory, readRevision, readRevisionAt, readSteps } from './read-history.ts';
import { revisionHistory } from './revision-history.ts';

test('every revision of a header and of a module is kept, with its changed fields', async () => {
  const { db, log, start } = await projectionWorld();
  const history = new ContentHistory(log);
  const page = history.create('fr', { title: 'Groupe', slug: 'groupe', summary: 'Nous' });
  history.saveHeader(page, { title: 'Le groupe', slug: 'groupe' });
  const module = history.addModule(page);
  history.saveModule(page, module, 'Un');
  const first = await log.head();
  history.saveModule(page, module, 'Deux');
  const engine = start([revisionHistory]);
  await engine.waitUntil(['revision-history'], await log.head(), waitLimitMs);
  const restored = { text: 'Un', author: 'Ada', role: '' };
  log.append(`content-${page}`, {
    type: 'ModuleRestored',
    data: {
      contentId: page,
      moduleId: module,
      revision: 3,
      restored: 1,
      content: { type: 'statement', data: restored },
    },
  });
  await engine.waitUntil(['revision-history'], await log.head(), waitLimitMs);

  const timeOf = (type: string, nth = 0) =>
    log.events.filter((event) => event.type === type)[nth]?.metadata.occurredAt;
  const by = 'account00001';
  expect(await readHistory(db.pool, page)).toEqual([
    {
      revision: 2,
      at: timeOf('HeaderSaved'),
      by,
      restored: null,
      changes: [
        { field: 'summary', kind: 'removed' },
        { field: 'title', kind: 'changed' },
      ],
    },
    {
      revision: 1,
      at: timeOf('ContentCreated'),
      by,
      restored: null,
      changes: ['order', 'slug', 'summary', 'title'].map((field) => ({ field, kind: 'added' })),
    },
  ]);
  const modules = await readHistory(db.pool, module);
  expect(modules.map(({ revision, restored: from, changes }) => [revision, from, changes])).toEqual(
    [
      [3, 1, ['author', 'text'].map((field) => ({ field, kind: 'changed' }))],
      [2, null, [{ field: 'text', kind: 'changed' }]],
      [1, null, ['author', 'role', 'text'].map((field) => ({ field, kind: 'added' }))],
    ],
  );
  expect(await readRevision(db.pool, module, 2)).toEqual({
    revision: 2,
    at: timeOf('ModuleSaved', 1),
    by,
    data: { text: 'Deux', author: '', role: '' },
  });
  expect(await readRevision(db.pool, module, 4)).toBe(undefined);
  expect(await readRevisionAt(db.pool, module, first)).toMatchObject({ revision: 1 });
  expect(await readRevisionAt(db.pool, module, await log.head())).toMatchObject({ revision: 3 });

  await db.pool.query(`update projection_state set state = 'detached'`);
  await expect(readHistory(db.pool, module)).rejects.toThrow(ReadModelNotServed);
  await expect(readRevision(db.pool, module, 4)).rejects.toThrow(ReadModelNotServed);
});

test('the history lists every change of an item and its modules, not only saves', async () => {
  const { db, log, start } = await projectionWorld();
  const history = new ContentHistory(log);
  const page = history.create('fr', { title: 'Groupe', slug: 'groupe' });
  const module = history.addModule(page);
  history.saveModule(page, module, 'Un');
  history.activate(page, module);
  history.publish(page);
  const draft = { draft: true };
  history.saveHeader(page, { title: 'Estuaire', slug: 'groupe' }, draft);
  history.saveHeader(page, { title: 'Estuaire', slug: 'estuaire' }, draft);
  history.onModule('ModuleDeactivated', page, module, draft);
  history.onModule('ModuleDeleted', page, module, draft);
  history.onModule('ModuleUndeleted', page, module, draft);
  history.onItem('ContentUnpublished', page);
  history.onItem('ContentDeleted', page);
  history.onItem('ContentUndeleted', page);
  const engine = start([revisionHistory]);
  await engine.waitUntil(['revision-history'], await log.head(), waitLimitMs);
  const steps = await readSteps(db.pool, page);
  expect(steps.map(({ step }) => step)).toEqual([
    'undeleted',
    'deleted',
    'unpublished',
    'module-undeleted',
    'module-deleted',
    'module-deactivated',
    'moved',
    'published',
    'module-activated',
    'module-added',
  ]);
  const deleted = log.events.find(({ type }) => type === 'ContentDeleted');
  const at = deleted?.metadata.occurredAt;
  expect(steps[1]).toEqual({
    step: 'deleted',
    at,
    by: 'account00001',
    module: null,
    slug: null,
    comments: [],
  });
  expect(steps[6]).toMatchObject({ step: 'moved', slug: 'estuaire' });
  const ofModule = await readSteps(db.pool, module);
  expect(ofModule).toEqual(steps.filter(({ step }) => step.startsWith('module-')));
  expect(ofModule.map(({ module: about }) => about)).toEqual(
    Array.from({ length: 5 }, () => ({ id: module, type: 'statement' })),
  );
});
