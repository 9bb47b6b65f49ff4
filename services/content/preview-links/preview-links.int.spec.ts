import { contentEndpoints as pages } from '@parvis/contracts/content/endpoints.ts';
import { contentIdSchema } from '@parvis/contracts/content/ids.ts';
import { kindEndpoints } from '@parvis/contracts/content/kind-endpoints.ts';
import { createTestDatabase, type TestDatabase } from '@parvis/ops/testing/database.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { after, outcomeOf } from '../testing/sent-items.ts';
import { addText, createPage } from '../testing/sent-pages.ts';
import { type ServedContent, serveContent } from '../testing/served-content.ts';

const { page: endpoints } = kindEndpoints;
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
  ({ id } = await createPage(served, `preview-link-${made}`));
  const module = await addText(served, id, '<p>Brouillon</p>');
  await addText(served, id, '<p>Inactif</p>');
  const params = { contentId: id, moduleId: module.id };
  const activated = await served.call(pages.activateModule, { params });
  await served.call(endpoints.get, { params: { id }, query: after(activated) });
});

async function createLink(days = 1) {
  const created = await served.call(endpoints.createPreviewLink, {
    params: { id },
    body: { days },
  });
  const schema = endpoints.createPreviewLink.response.schema;
  return created.as(schema);
}

/** Opens the address of a link without an account. */
function open(path: string, contentId = id) {
  const secret = path.split('/').at(-1) ?? '';
  return served.call(pages.sharedPreview, { params: { id: contentId, secret }, as: 'nobody' });
}

async function links() {
  const read = await served.call(endpoints.previewLinks, { params: { id } });
  return read.as(endpoints.previewLinks.response.schema).items;
}

describe('A link to a draft', () => {
  it('shows it without an account, only as it would be published, and as it was last saved', async () => {
    const { path } = await createLink();
    const shown = await open(path);
    expect(shown.status).toBe(200);
    expect(shown.text).toContain('Brouillon');
    expect(shown.text).not.toContain('Inactif');
    const saved = await served.call(endpoints.save, {
      params: { id },
      body: { title: 'Un autre titre', slug: `preview-link-${made}` },
      ifMatch: 1,
    });
    await served.call(endpoints.get, { params: { id }, query: after(saved) });
    expect((await open(path)).text).toContain('Un autre titre');
  });

  it('is neither stored, nor indexed, nor named to other sites', async () => {
    const { headers } = await open((await createLink()).path);
    const names = ['Cache-Control', 'X-Robots-Tag', 'Referrer-Policy', 'Set-Cookie'];
    expect(names.map((name) => headers.get(name))).toEqual([
      'private, no-store',
      'noindex, nofollow',
      'no-referrer',
      null,
    ]);
  });

  it('is listed with who created it and until when, never with its address', async () => {
    const { path, ...link } = await createLink(7);
    expect(Date.parse(link.until) - served.clock.now().getTime()).toBe(7 * dayMs);
    expect(await links()).toEqual([{ ...link, createdBy: 'Name of editor000000' }]);
    const events = JSON.stringify(await served.content.store.events(contentIdSchema.parse(id)));
    expect(events).not.toContain(path.split('/').at(-1));
    expect(events).toContain('PreviewLinkCreated');
  });

  it('ends when it is revoked, when it expires, and when its item is deleted', async () => {
    const [first, second] = [await createLink(), await createLink(30)];
    const params = { id, linkId: first.id };
    expect((await served.call(endpoints.revokePreviewLink, { params })).status).toBe(204);
    expect(outcomeOf(await open(first.path))).toEqual([404, 'preview-link-ended']);
    expect((await links()).map((one) => one.id)).toEqual([second.id]);
    served.clock.advance(29 * dayMs);
    expect((await open(second.path)).status).toBe(200);
    served.clock.advance(dayMs);
    expect(outcomeOf(await open(second.path))).toEqual([404, 'preview-link-ended']);
    expect(await links()).toEqual([]);
    const third = await createLink();
    await served.call(endpoints.delete, { params: { id }, ifMatch: 1 });
    expect(outcomeOf(await open(third.path))).toEqual([404, 'preview-link-ended']);
  });

  it('opens no other item, and a forged one opens nothing', async () => {
    const { path } = await createLink();
    const other = await createPage(served, `preview-other-${made}`);
    const forged = `${path.slice(0, -1)}${path.endsWith('A') ? 'B' : 'A'}`;
    for (const opened of [open(path, other.id), open(forged), open(path, 'aaaaaaaaaaa1')])
      expect(outcomeOf(await opened)).toEqual([404, 'preview-link-ended']);
  });

  it('is only for those who may edit the item, for one of three times, and never the same twice', async () => {
    const body = { days: 7 };
    const request = { params: { id }, body };
    const create = (as: 'auditor' | 'nobody') =>
      served.call(endpoints.createPreviewLink, { ...request, as });
    expect([(await create('nobody')).status, (await create('auditor')).status]).toEqual([401, 403]);
    const listed = served.call(endpoints.previewLinks, { params: { id }, as: 'auditor' });
    expect((await listed).status).toBe(403);
    const long = await served.call(endpoints.createPreviewLink, { ...request, body: { days: 8 } });
    expect(outcomeOf(long)).toEqual([422, 'invalid']);
    expect((await createLink()).path).not.toBe((await createLink()).path);
  });
});
