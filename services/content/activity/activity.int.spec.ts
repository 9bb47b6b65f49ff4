import { activityEndpoints, activitySchema } from '@parvis/contracts/content/activity-endpoints.ts';
import { contentEndpoints } from '@parvis/contracts/content/endpoints.ts';
import { kindEndpoints } from '@parvis/contracts/content/kind-endpoints.ts';
import { moduleViewSchema } from '@parvis/contracts/content/views.ts';
import { createTestDatabase, type TestDatabase } from '@parvis/ops/testing/database.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { after, createItem } from '../testing/sent-items.ts';
import { type ServedContent, serveContent } from '../testing/served-content.ts';

let database: TestDatabase;
let served: ServedContent;
/** Waits for everything that was written before. */
let fresh: { readonly after: string };

beforeAll(async () => {
  database = await createTestDatabase();
  served = await serveContent(database.url);
  const page = await createItem(served, 'page', 'quai', { title: 'Quai' });
  const params = { id: page.id };
  const body = { type: 'statement', data: { text: 'Un' } } as const;
  const about = { contentId: page.id };
  const added = await served.call(contentEndpoints.createModule, { params: about, body });
  const { id: moduleId } = added.as(moduleViewSchema);
  await served.call(contentEndpoints.activateModule, { params: { ...about, moduleId } });
  await served.call(kindEndpoints.page.publish, { params });
  const moved = { title: 'Quai', slug: 'quai-neuf', draft: true };
  await served.call(kindEndpoints.page.save, { params, ifMatch: 1, body: moved });
  const person = await createItem(served, 'personality', 'ada', {
    firstName: 'Ada',
    lastName: 'Quentin',
  });
  const gone = { params: { id: person.id }, ifMatch: 1, as: 'administrator' } as const;
  const last = await served.call(kindEndpoints.personality.delete, gone);
  fresh = after(last);
});

afterAll(async () => {
  await served.close();
  await database.drop();
});

async function activity(query: Readonly<Record<string, string | number>> = {}) {
  const response = await served.call(activityEndpoints.listActivity, {
    query: { ...fresh, ...query },
    as: 'auditor',
  });
  return response.as(activitySchema);
}

/** Returns an action in short: the step or the revision, and the title of its item. */
const listed = ({ items }: Awaited<ReturnType<typeof activity>>) =>
  items.map((entry) => {
    const { revision } = entry;
    if (entry.about === 'thing') return [entry.did, entry.thing.type].join(' ');
    const { step, item, module } = entry;
    return [step ?? `revision ${revision}`, item.title, ...(module ? [module.type] : [])].join(' ');
  });

const everything = [
  'deleted Ada Quentin',
  'revision 1 Ada Quentin',
  'revision 2 Quai',
  'moved Quai',
  'published Quai',
  'module-activated Quai statement',
  'revision 1 Quai statement',
  'module-added Quai statement',
  'revision 1 Quai',
];

test('every change of content is listed, newest first, with its author and the item’s current state', async () => {
  const all = await activity();
  expect(listed(all)).toEqual(everything);
  expect(all.items[0]).toMatchObject({
    by: { name: 'Name of administrato' },
    item: { kind: 'personality', deleted: true },
  });
  expect(all.next).toBe(null);
  expect(all.people.map(({ name }) => name)).toEqual([
    'Name of administrato',
    'Name of editor000000',
  ]);
});

test.each([1, 2, 3])(
  'pages of %d entries follow one another by position in the log, and skip nothing',
  async (pageSize) => {
    const found: string[] = [];
    let before: string | null | undefined;
    do {
      const page = await activity({ pageSize, ...(before ? { before } : {}) });
      found.push(...listed(page));
      before = page.next;
    } while (before);
    expect(found).toEqual(everything);
  },
);

test.each<[Readonly<Record<string, string>>, readonly string[]]>([
  [{ kind: 'personality' }, everything.slice(0, 2)],
  [{ action: 'created' }, ['revision 1 Ada Quentin', 'revision 1 Quai']],
  [{ action: 'saved' }, ['revision 2 Quai', 'revision 1 Quai statement']],
  [{ action: 'moved' }, ['moved Quai']],
  [{ action: 'restored' }, []],
  [{ action: 'published' }, ['published Quai']],
  [{ action: 'modules' }, ['module-activated Quai statement', 'module-added Quai statement']],
  [{ action: 'deleted', kind: 'page' }, []],
  [{ from: '2100-01-01' }, []],
  [{ to: '2000-01-01' }, []],
  [{ from: '2000-01-01', to: '2100-01-01' }, everything],
])('the filter %j gives %j', async (query, expected) => {
  expect(listed(await activity(query))).toEqual(expected);
});

test('the activity of one person contains only theirs', async () => {
  const { people } = await activity();
  const [administrator] = people;
  expect(listed(await activity({ by: administrator?.id ?? '' }))).toEqual(['deleted Ada Quentin']);
});
