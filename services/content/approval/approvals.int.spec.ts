import { randomUUID } from 'node:crypto';
import { systemActor } from '@parvis/contracts/accounts/actor.ts';
import { activityEndpoints, activitySchema } from '@parvis/contracts/content/activity-endpoints.ts';
import type { ApprovalSetting } from '@parvis/contracts/content/approval.ts';
import {
  approvalViewSchema,
  approvalEndpoints as at,
} from '@parvis/contracts/content/approval-endpoints.ts';
import { batchEndpoints } from '@parvis/contracts/content/batch-endpoints.ts';
import { contentEndpoints as pages } from '@parvis/contracts/content/endpoints.ts';
import { contentIdSchema } from '@parvis/contracts/content/ids.ts';
import { inlineEndpoints } from '@parvis/contracts/content/inline-endpoints.ts';
import { kindEndpoints } from '@parvis/contracts/content/kind-endpoints.ts';
import { treeEndpoints } from '@parvis/contracts/content/tree-endpoints.ts';
import { historyViewSchema, type ModuleView } from '@parvis/contracts/content/views.ts';
import { noSiteSettings } from '@parvis/contracts/site-settings/settings.ts';
import { createTestDatabase, type TestDatabase } from '@parvis/ops/testing/database.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestResponse } from '../../http/testing/call-endpoint.ts';
import { after, createItem, outcomeOf } from '../testing/sent-items.ts';
import { addText, createPage } from '../testing/sent-pages.ts';
import { type ServedContent, serveContent } from '../testing/served-content.ts';

const { page: endpoints } = kindEndpoints;
const administrator = { as: 'administrator' } as const;
const required = [409, 'approval-required'];

let database: TestDatabase;
let served: ServedContent;
let settings = 0;
let made = 0;
let id: string;
let text: ModuleView;
let saved: TestResponse;

beforeAll(async () => {
  database = await createTestDatabase();
  served = await serveContent(database.url);
});

afterAll(async () => {
  await served.close();
  await database.drop();
});

/** A page that visitors see, with a text that changed since. */
beforeEach(async () => {
  await configure({ kinds: [], sections: [] });
  made += 1;
  ({ id } = await createPage(served, `approval-${made}`));
  text = await addText(served, id, '<p>Le texte public</p>');
  await activate();
  await served.call(endpoints.publish, { params: { id } });
  saved = await saveText('<p>Le texte demandé</p>', 1);
  await configure({ kinds: ['page'], sections: [] });
});

async function configure(approval: ApprovalSetting): Promise<void> {
  settings += 1;
  const data = { revision: settings, settings: { ...noSiteSettings, approval } };
  const occurredAt = served.clock.now().toISOString();
  const metadata = { commandId: randomUUID(), actor: 'admin', occurredAt, version: 1 };
  const event = { id: randomUUID(), type: 'SiteSettingsSaved', data, metadata };
  const expected = settings === 1 ? 'no-stream' : settings - 2;
  const { outcome } = await served.log.append('site-settings', expected, [event]);
  expect(outcome).toBe('appended');
}

function activate() {
  return served.call(pages.activateModule, { params: { contentId: id, moduleId: text.id } });
}

function saveText(html: string, ifMatch: number, more: object = {}) {
  const params = { contentId: id, moduleId: text.id };
  return served.call(pages.saveModule, { params, body: { data: { html }, ...more }, ifMatch });
}

const request = (as = 'editor', note = '') =>
  served.call(at.requestApproval, { params: { id }, body: { note }, as });
const approve = (number: number, as = 'administrator') =>
  served.call(at.approvePublication, { params: { id }, body: { request: number }, as });
const view = async (as = 'editor') =>
  (await served.call(at.getApproval, { params: { id }, as })).as(approvalViewSchema);

async function shown(written: TestResponse): Promise<string> {
  const query = { version: 'public', ...after(written) };
  return JSON.stringify((await served.call(endpoints.get, { params: { id }, query })).body);
}

describe('While a kind needs approval', () => {
  it.each<readonly [string, () => Promise<TestResponse>]>([
    ['publishing', () => served.call(endpoints.publish, { params: { id } })],
    [
      'publishing one module',
      () =>
        served.call(endpoints.publish, { params: { id }, body: { only: { modules: [text.id] } } }),
    ],
    ['a save that publishes', () => saveText('<p>Encore</p>', 2, { publish: true })],
    [
      'a header that is published',
      () =>
        served.call(endpoints.save, {
          params: { id },
          body: { title: 'Titre', slug: `approval-${made}`, publish: true },
          ifMatch: 1,
        }),
    ],
    [
      'switching a module in public',
      () =>
        served.call(inlineEndpoints.moduleAction, {
          params: { id: text.id, action: 'deactivate' },
          body: { publish: true },
        }),
    ],
    [
      'deleting a module in public',
      () =>
        served.call(pages.deleteModule, {
          params: { contentId: id, moduleId: text.id },
          query: { publish: 'true' },
          ifMatch: 2,
        }),
    ],
    [
      'deleting a module in public from its form',
      () =>
        served.call(inlineEndpoints.remove, {
          params: { type: 'module', id: text.id },
          query: { publish: 'true' },
          ifMatch: 2,
        }),
    ],
    [
      'restoring in public',
      () =>
        served.call(endpoints.restoreVersion, {
          params: { id },
          body: { version: { header: 1, modules: [] }, publish: true },
          ifMatch: 1,
        }),
    ],
    [
      'creating in public',
      () =>
        served.call(endpoints.create, {
          body: { locale: 'fr', title: 'Neuf', slug: `neuf-${made}`, publish: true },
        }),
    ],
    [
      'a plan',
      () =>
        served.call(endpoints.schedule, {
          params: { id },
          body: { publishAt: '2099-01-01T00:00:00.000Z', unpublishAt: null },
        }),
    ],
  ])('%s is refused, to administrators as well', async (_what, publish) => {
    const refused = await publish();
    expect(outcomeOf(refused)).toEqual(required);
    expect(refused.problem?.detail).toBe(
      'Somebody else has to approve this publication: request their approval.',
    );
    const { page } = await publicTexts();
    expect(page).toContain('Le texte public');
  });

  it('an item of a batch is refused, whether it is created or published', async () => {
    const body = {
      items: [
        { kind: 'page', locale: 'fr', title: 'Lot', slug: `lot-${made}`, publish: true },
        { kind: 'page', id, action: 'publish' },
      ],
    };
    const came = await served.call(batchEndpoints.writeItems, { body, ...administrator });
    expect(came.body['items']).toMatchObject([
      { status: 409, problem: { code: 'approval-required' } },
      { status: 409, problem: { code: 'approval-required' } },
    ]);
  });

  it('a plan from before is not carried out', async () => {
    await configure({ kinds: [], sections: [] });
    const publishAt = new Date(served.clock.now().getTime() + 1_000).toISOString();
    const body = { publishAt, unpublishAt: null };
    await served.call(endpoints.schedule, { params: { id }, body });
    await configure({ kinds: ['page'], sections: [] });
    const command = {
      type: 'carry-out-plan',
      contentId: contentIdSchema.parse(id),
      now: publishAt,
    } as const;
    const outcome = await served.content.writer.execute(systemActor, command, randomUUID());
    expect(outcome).toMatchObject({ ok: false, refusals: [{ code: 'approval-required' }] });
  });

  it('drafts are saved, other kinds published, and items hidden as ever', async () => {
    expect((await saveText('<p>Brouillon</p>', 2)).status).toBe(200);
    const chapter = await createItem(served, 'personality', `libre-${made}`);
    const params = { id: chapter.id };
    expect((await served.call(kindEndpoints.personality.publish, { params })).status).toBe(200);
    expect((await served.call(endpoints.unpublish, { params: { id } })).status).toBe(200);
  });

  it('an administrator can override, with a reason that the version keeps', async () => {
    const body = { override: 'Le cours est suspendu à 9 h.' };
    const refused = await served.call(endpoints.publish, { params: { id }, body });
    expect(outcomeOf(refused)).toEqual([403, 'forbidden']);
    const done = await served.call(endpoints.publish, { params: { id }, body, ...administrator });
    expect(done.status).toBe(200);
    const versions = await served.call(endpoints.versions, { params: { id }, query: after(done) });
    expect(versions.body['items']).toMatchObject([{ override: body.override }, {}]);
  });
});

async function publicTexts() {
  const query = { version: 'public', ...after(saved) };
  const { body } = await served.call(endpoints.get, { params: { id }, query });
  return { page: JSON.stringify(body) };
}

describe('A request', () => {
  it('is approved by somebody else, who publishes exactly what was requested', async () => {
    expect((await request('editor', 'Relu par le service.')).status).toBe(200);
    const later = await saveText('<p>Le texte d’après</p>', 2);
    expect(await view('administrator')).toMatchObject({
      isRequired: true,
      waiting: {
        request: 1,
        note: 'Relu par le service.',
        by: 'Name of editor000000',
        isOwn: false,
        isDraft: false,
        changes: { header: null, modules: [{ id: text.id, before: 1, after: 2 }] },
      },
    });
    const screen = await served.call(at.viewRequestedVersion, {
      params: { id },
      query: after(later),
      ...administrator,
    });
    expect(screen.text).toContain('Le texte demandé');
    expect(screen.text).not.toContain('Le texte d’après');
    expect(outcomeOf(await approve(1, 'editor'))).toEqual([403, 'approval-own']);
    const approved = await approve(1);
    expect(approved.body).toMatchObject({ status: 'published', pending: true });
    const page = await shown(approved);
    expect(page).toContain('Le texte demandé');
    expect(page).not.toContain('Le texte d’après');
    expect(outcomeOf(await served.call(endpoints.publish, { params: { id } }))).toEqual(required);
  });

  it('is approved once, by the first of two', async () => {
    await request();
    const outcomes = await Promise.all([approve(1), approve(1)]);
    expect(new Set(outcomes.map(({ status }) => status))).toEqual(new Set([200, 409]));
  });

  it('is approved also after the setting was switched off', async () => {
    await request();
    await configure({ kinds: [], sections: [] });
    expect((await approve(1)).status).toBe(200);
    expect(await view()).toEqual({ isRequired: false, waiting: null, returned: null });
  });

  it('is returned with comments, and listed until it is made again or set aside', async () => {
    const requested = await request('editor', 'À relire');
    const list = async (written: TestResponse) => {
      const query = { ...after(written), pageSize: '100' };
      const { body } = await served.call(at.listApprovals, { query });
      const items = Array.isArray(body['items']) ? body['items'] : [];
      return items.filter((one: { id: string }) => one.id === id);
    };
    const waiting = { request: 1, state: 'waiting', note: 'À relire', isOwn: true };
    expect(await list(requested)).toMatchObject([{ ...waiting, title: 'Notre groupe' }]);
    const comments = [{ text: 'Presque.' }, { part: text.id, field: 'doc', text: 'Court !' }];
    const returned = await served.call(at.returnPublication, {
      params: { id },
      body: { request: 1, comments },
      ...administrator,
    });
    expect(await view()).toMatchObject({
      waiting: null,
      returned: { request: 1, by: 'Name of administrato', comments },
    });
    expect(await list(returned)).toMatchObject([{ state: 'returned' }]);
    expect(outcomeOf(await approve(1))).toEqual([409, 'approval-not-waiting']);
    expect(await list(await request())).toMatchObject([{ request: 2, state: 'waiting' }]);
    const aside = { params: { id }, body: { request: 2 } };
    expect(await list(await served.call(at.withdrawApproval, aside))).toEqual([]);
  });

  it('stands in the history of the item and in the activity, with what was written', async () => {
    await request('editor', 'À relire');
    const comments = [{ text: 'Presque.' }, { part: text.id, text: 'Court !' }];
    const body = { request: 1, comments };
    await served.call(at.returnPublication, { params: { id }, body, ...administrator });
    await served.call(at.withdrawApproval, { params: { id }, body: { request: 1 } });
    await request();
    const query = after(await approve(2));
    const steps = [
      { step: 'publication-approved', by: 'Name of administrato', comments: [] },
      { step: 'approval-requested', by: 'Name of editor000000', comments: [] },
      { step: 'approval-withdrawn', by: 'Name of editor000000', comments: [] },
      {
        step: 'publication-returned',
        by: 'Name of administrato',
        comments: ['Presque.', 'Court !'],
      },
      { step: 'approval-requested', by: 'Name of editor000000', comments: ['À relire'] },
    ];
    const history = await served.call(endpoints.history, { params: { id }, query });
    const approvals = history
      .as(historyViewSchema)
      .steps.filter(({ step }) => steps.some((one) => one.step === step));
    expect(approvals).toMatchObject(steps);
    const activity = await served.call(activityEndpoints.listActivity, {
      query: { ...query, action: 'approval', pageSize: '5' },
      as: 'auditor',
    });
    expect(activity.as(activitySchema).items).toMatchObject(
      steps.map(({ by, ...step }) => ({ ...step, by: { name: by }, item: { id } })),
    );
  });

  it('needs comments to be returned', async () => {
    await request();
    for (const comments of [[], [{ text: ' ' }]]) {
      const body = { request: 1, comments };
      const came = await served.call(at.returnPublication, { params: { id }, body });
      expect(came.status).toBe(422);
    }
  });
});

describe('While a section needs approval', () => {
  it('a move that visitors would see is refused, and the draft stays where it is', async () => {
    await configure({ kinds: [], sections: [] });
    const below = await createPage(served, `moving-${made}`);
    const published = await served.call(endpoints.publish, { params: { id: below.id } });
    await served.call(endpoints.get, { params: { id: below.id }, query: after(published) });
    await configure({ kinds: [], sections: [contentIdSchema.parse(id)] });
    const infos = { params: { id: below.id }, body: { parentId: id } };
    const rehearsed = await served.call(treeEndpoints.rehearseMove, infos);
    expect(rehearsed.body).toMatchObject({ needsApproval: true, total: 1 });
    const params = { contentID: below.id, itemID: id };
    const move = (body: object) =>
      served.call(treeEndpoints.moveContent, { params, body, ifMatch: 1 });
    const refused = await move({ publish: true, only: { header: true } });
    expect(outcomeOf(refused)).toEqual(required);
    expect((await move({})).body).toMatchObject({ revision: 2, pending: true });
  });

  it('so does every page below it, also when it is moved out in the draft', async () => {
    await configure({ kinds: [], sections: [contentIdSchema.parse(id)] });
    const below = await createPage(served, `below-${made}`, { parentId: id });
    const deeper = await createPage(served, `deeper-${made}`, { parentId: below.id });
    const beside = await createPage(served, `beside-${made}`);
    const publish = async (page: string) =>
      outcomeOf(await served.call(endpoints.publish, { params: { id: page } }));
    for (const page of [id, below.id, deeper.id]) expect(await publish(page)).toEqual(required);
    expect(await publish(beside.id)).toEqual([200, undefined]);
    await configure({ kinds: [], sections: [] });
    for (const page of [id, below.id]) await publish(page);
    await configure({ kinds: [], sections: [contentIdSchema.parse(id)] });
    const body = { title: 'Dehors', slug: `below-${made}` };
    const moved = { params: { id: below.id }, body, ifMatch: 1 };
    expect((await served.call(endpoints.save, moved)).status).toBe(200);
    expect(await publish(below.id)).toEqual(required);
    const inside = { locale: 'fr', title: 'Neuf', slug: 'neuf', parentId: id, publish: true };
    expect(outcomeOf(await served.call(endpoints.create, { body: inside }))).toEqual(required);
  });
});
