import { homeEndpoints, homeSchema } from '@parvis/contracts/content/home-endpoints.ts';
import { kindEndpoints } from '@parvis/contracts/content/kind-endpoints.ts';
import { reviewViewSchema, upkeepEndpoints } from '@parvis/contracts/content/upkeep-endpoints.ts';
import { historyViewSchema } from '@parvis/contracts/content/views.ts';
import { createTestDatabase, type TestDatabase } from '@parvis/ops/testing/database.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { after, outcomeOf } from '../testing/sent-items.ts';
import { createPage } from '../testing/sent-pages.ts';
import { type ServedContent, serveContent } from '../testing/served-content.ts';

const { page: endpoints } = kindEndpoints;
const editor = { id: 'editor000000', name: 'Name of editor000000' };
const dayMs = 24 * 3_600_000;

let database: TestDatabase;
let served: ServedContent;
let made = 0;
let id: string;

beforeAll(async () => {
  database = await createTestDatabase();
  served = await serveContent(database.url);
});

afterAll(async () => {
  await served.close();
  await database.drop();
});

beforeEach(async () => {
  made += 1;
  ({ id } = await createPage(served, `relecture-${made}`));
});

/** Returns the day this many days from now. */
const inDays = (days: number) =>
  new Date(served.clock.now().getTime() + days * dayMs).toISOString().slice(0, 10);

const assign = (owner: string | null, reviewOn: string | null, as = 'editor') =>
  served.call(upkeepEndpoints.assignReview, { params: { id }, body: { owner, reviewOn }, as });

async function review() {
  const read = await served.call(upkeepEndpoints.getReview, { params: { id } });
  return read.as(reviewViewSchema);
}

/** Reads which of its lists of reviews have the page. */
async function home(written: Awaited<ReturnType<typeof assign>>, as = 'editor') {
  const read = await served.call(homeEndpoints.readHome, { query: after(written), as });
  const { reviews, overdue } = read.as(homeSchema);
  const found = (list: typeof reviews | typeof overdue) => list.items.find((one) => one.id === id);
  return { own: found(reviews), overdue: found(overdue) };
}

describe('The owner and the review of an item', () => {
  it('are set at once, read with the names of who can be set, and removed', async () => {
    expect(await review()).toEqual({ owner: null, reviewOn: null, editors: [editor] });
    expect((await assign(editor.id, inDays(90))).status).toBe(200);
    expect(await review()).toMatchObject({ owner: editor, reviewOn: inDays(90) });
    await assign(null, null);
    expect(await review()).toMatchObject({ owner: null, reviewOn: null });
  });

  it('are kept in the history, and change neither the draft nor what is public', async () => {
    const published = await served.call(endpoints.publish, { params: { id } });
    const read = (query: ReturnType<typeof after>) =>
      served.call(endpoints.get, { params: { id }, query });
    const before = await read(after(published));
    served.clock.advance(1_000);
    const query = after(await assign(editor.id, null));
    expect((await read(query)).body).toEqual(before.body);
    const history = await served.call(endpoints.history, { params: { id }, query });
    expect(history.as(historyViewSchema).steps[0]).toMatchObject({ step: 'review-assigned' });
  });

  it('are refused with an owner who may not write, and for those who may not', async () => {
    const refused = await assign('auditor00000', null);
    expect(outcomeOf(refused)).toEqual([422, 'invalid']);
    expect(refused.problem).toMatchObject({ errors: [{ pointer: '/owner' }] });
    expect((await assign(editor.id, null, 'auditor')).status).toBe(403);
    expect((await assign(editor.id, null, 'nobody')).status).toBe(401);
    expect(outcomeOf(await assign(editor.id, '2026-02-30'))).toEqual([422, 'invalid']);
  });
});

describe('The home', () => {
  it('lists what its account is to read again within thirty days, or was to', async () => {
    expect((await home(await assign(editor.id, inDays(31)))).own).toBeUndefined();
    const due = await assign(editor.id, inDays(30));
    expect((await home(due)).own).toMatchObject({ id, reviewOn: inDays(30) });
    expect((await home(due, 'administrator')).own).toBeUndefined();
    const late = await home(await assign(editor.id, inDays(-1)));
    expect(late).toMatchObject({ own: { id }, overdue: undefined });
  });

  it('lists what others, or nobody, were to read again, for those who may write', async () => {
    expect(
      (await home(await assign(editor.id, inDays(0)), 'administrator')).overdue,
    ).toBeUndefined();
    const late = await assign(editor.id, inDays(-1));
    expect((await home(late, 'administrator')).overdue).toMatchObject({ id, owner: editor.name });
    expect((await home(late, 'auditor')).overdue).toBeUndefined();
    expect((await home(await assign(null, inDays(-2)))).overdue).toMatchObject({ id, owner: null });
  });

  it('leaves out what is archived or deleted, until it is back', async () => {
    const params = { id };
    const late = await assign(editor.id, inDays(-1));
    expect((await home(late)).own).toBeDefined();
    expect((await home(await served.call(endpoints.archive, { params }))).own).toBeUndefined();
    expect((await home(await served.call(endpoints.unarchive, { params }))).own).toBeDefined();
    const gone = await served.call(endpoints.delete, { params, ifMatch: 1 });
    expect((await home(gone)).own).toBeUndefined();
  });
});
