import { isDeepStrictEqual } from 'node:util';
import { fieldsOf } from '@parvis/contracts/content/header.ts';
import {
  editorEndpoints,
  inlineEndpoints as inline,
} from '@parvis/contracts/content/inline-endpoints.ts';
import { kindEndpoints } from '@parvis/contracts/content/kind-endpoints.ts';
import {
  type ContentKind,
  collectionNames,
  contentKinds,
} from '@parvis/contracts/content/kinds.ts';
import { headers, pathsOfHeaders } from '@parvis/contracts/content/testing/headers.ts';
import {
  contentReceiptSchema,
  historyViewSchema,
  proposalViewSchema,
} from '@parvis/contracts/content/views.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { createTestDatabase, type TestDatabase } from '@parvis/ops/testing/database.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { after, createItem, fieldsWith, outcomeOf } from './testing/sent-items.ts';
import { type ServedContent, serveContent } from './testing/served-content.ts';

let database: TestDatabase;
let served: ServedContent;

beforeAll(async () => {
  database = await createTestDatabase();
  served = await serveContent(database.url);
});

afterAll(async () => {
  await served.close();
  await database.drop();
});

const created = (
  kind: ContentKind,
  slug: string,
  changes?: Readonly<Record<string, unknown>>,
  locale?: Locale,
) => createItem(served, kind, slug, changes, locale);

describe.each(contentKinds)('A %s', (kind) => {
  const endpoints = kindEndpoints[kind];

  it('is created, read, saved, published, copied, restored, deleted and undeleted', async () => {
    const fields = fieldsOf(headers[kind]);
    const came = await served.call(endpoints.create, { body: { locale: 'fr', ...fields } });
    const { id } = came.as(contentReceiptSchema);
    const url = pathsOfHeaders[kind].fr;
    const receipt = { id, revision: 1, url, status: 'draft', pending: false };
    expect([
      came.status,
      came.headers.get('ETag'),
      came.headers.get('Location'),
      came.body,
    ]).toEqual([
      201,
      '"1"',
      `/api/${collectionNames[kind]}/${id}`,
      { ...receipt, modulesTag: expect.any(String) },
    ]);
    const params = { id };
    const published = await served.call(endpoints.publish, { params, ifMatch: 1 });
    expect(published.body).toEqual({ ...receipt, status: 'published' });
    const read = await served.call(endpoints.get, { params, query: after(published) });
    expect(read.body).toMatchObject({ id, kind, ...fields, url, liveRevision: 1 });
    const body = { ...fieldsWith(kind, `${kind}-2`), draft: true };
    const saved = await served.call(endpoints.save, { params, ifMatch: 1, body });
    expect(saved.body).toMatchObject({ revision: 2, url });
    expect(outcomeOf(await served.call(endpoints.save, { params, body }))).toEqual([
      428,
      'precondition-required',
    ]);
    const waiting = await served.call(endpoints.list, {
      query: { ...after(saved), pageSize: '1' },
    });
    expect(waiting.body).toMatchObject({ items: [{ id, pending: true, status: 'published' }] });
    const restored = await served.call(endpoints.restore, {
      params,
      ifMatch: 2,
      body: { revision: 1 },
    });
    expect(restored.body).toMatchObject({ revision: 3, url });
    const history = await served.call(endpoints.history, { params, query: after(restored) });
    expect(
      history
        .as(historyViewSchema)
        .revisions.map(({ revision, changes }) => [revision, changes.map(({ field }) => field)]),
    ).toEqual([
      [3, ['slug']],
      [2, ['slug']],
      [1, namesOfSaid(fields)],
    ]);
    const revisionOf = (revision: number) =>
      served.call(endpoints.revision, { params: { id, revision }, as: 'auditor' });
    expect((await revisionOf(2)).body).toMatchObject({
      revision: 2,
      by: 'Name of editor000000',
      data: { ...fields, slug: `${kind}-2` },
    });
    expect(outcomeOf(await revisionOf(4))).toEqual([404, 'revision-not-found']);
    const copy = await served.call(endpoints.clone, { params });
    expect(copy.body).toMatchObject({ url: `${url}-copie`, status: 'draft' });
    const off = await served.call(endpoints.unpublish, { params });
    expect(off.body).toMatchObject({ status: 'draft' });
    const gone = await served.call(endpoints.delete, { params, ifMatch: 3 });
    expect(gone.status).toBe(204);
    const none = await served.call(endpoints.get, { params, query: after(gone) });
    expect(outcomeOf(none)).toEqual([410, 'content-deleted']);
    expect((await served.call(endpoints.undelete, { params })).body).toMatchObject({ url });
  });

  it('supports modules, a lock, a form and a translation like any other', async () => {
    const { id } = await created(kind, `outils-${kind}`);
    const target = { type: kind, id };
    const body = { contentId: id, moduleType: 'statement' };
    expect((await served.call(inline.create, { params: { type: 'module' }, body })).status).toBe(
      201,
    );
    expect((await served.call(inline.lock, { params: target, body: {} })).body).toMatchObject({
      contentId: id,
      yours: true,
    });
    const form = await served.call(inline.form, { params: target });
    const data = fieldsWith(kind, `outils-${kind}`);
    expect(form.body).toMatchObject({ type: kind, id, revision: 1, data });
    const saved = await served.call(inline.saveForm, {
      params: target,
      ifMatch: 1,
      body: { data: { ...data, summary: 'En bref' } },
    });
    expect(saved.body).toMatchObject({ revision: 2 });
    const made = await served.call(inline.create, {
      params: { type: kind },
      body: { locale: 'en', ...fieldsWith(kind, `tools-${kind}`) },
    });
    const english = made.as(contentReceiptSchema);
    expect([made.status, english.url]).toEqual([
      201,
      pathsOfHeaders[kind].en.replace(/[^/]+$/, `tools-${kind}`),
    ]);
    const proposal = await served.call(inline.proposeMerge, {
      body: { sourceId: id, targetId: english.id },
    });
    const proposed = proposal.as(proposalViewSchema);
    const joined = await served.call(inline.acceptMerge, { params: { id: proposed.id } });
    const query = after(joined);
    const view = await served.call(editorEndpoints[kind].editData, { params: { id }, query });
    expect(view.body).toMatchObject({
      content: { kind, summary: 'En bref', translations: [{ id: english.id }], modules: [{}] },
      locks: [{ moduleId: null, yours: true }],
    });
    const drawn = await served.call(editorEndpoints[kind].view, { params: { id }, query });
    expect([drawn.status, drawn.text]).toEqual([200, expect.stringContaining(`"kind":"${kind}"`)]);
    expect((await served.call(inline.release, { params: target })).status).toBe(204);
  });

  it('is not found under the address of another kind', async () => {
    const { id } = await created(kind, `ailleurs-${kind}`);
    const other: ContentKind = kind === 'page' ? 'news' : 'page';
    const away = kindEndpoints[other];
    const params = { id };
    const header = fieldsWith(other, 'ailleurs');
    const target = { params: { type: other, id } };
    const published = await served.call(kindEndpoints[kind].publish, { params });
    const query = after(published);
    const tries = [
      await served.call(away.get, { params, query }),
      await served.call(away.save, { params, ifMatch: 1, body: header }),
      await served.call(away.restore, { params, ifMatch: 1, body: { revision: 1 } }),
      await served.call(away.publish, { params }),
      await served.call(away.unpublish, { params }),
      await served.call(away.delete, { params, ifMatch: 1 }),
      await served.call(away.undelete, { params }),
      await served.call(away.clone, { params }),
      await served.call(away.history, { params, query }),
      await served.call(away.revision, { params: { id, revision: 1 }, query }),
      await served.call(editorEndpoints[other].editData, { params, query }),
      await served.call(editorEndpoints[other].view, { params, query }),
      await served.call(inline.lock, { ...target, body: {} }),
      await served.call(inline.readLock, target),
      await served.call(inline.form, target),
      await served.call(inline.saveForm, { ...target, ifMatch: 1, body: { data: header } }),
      await served.call(inline.clone, target),
      await served.call(inline.remove, { ...target, ifMatch: 1 }),
    ];
    expect(tries.map(outcomeOf)).toEqual(tries.map(() => [404, 'content-not-found']));
  });

  it('has a unique slug in its language', async () => {
    await created(kind, `seul-${kind}`);
    const again = { locale: 'fr', ...fieldsWith(kind, `seul-${kind}`) };
    const refused = await served.call(kindEndpoints[kind].create, { body: again });
    expect(outcomeOf(refused)).toEqual([409, 'slug-taken']);
    const english = await created(kind, `seul-${kind}`, {}, 'en');
    expect(english).toMatchObject({ status: 'draft' });
  });
});

/** Returns the names of the fields with a value: an empty list has none. */
function namesOfSaid(fields: object): readonly string[] {
  const said = Object.entries(fields).filter(([, value]) => !isDeepStrictEqual(value, []));
  return said.map(([name]) => name).toSorted();
}
