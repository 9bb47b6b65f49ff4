import { kindEndpoints } from '@parvis/contracts/content/kind-endpoints.ts';
import {
  type ContentKind,
  collectionNames,
  contentKinds,
} from '@parvis/contracts/content/kinds.ts';
import type { Endpoint } from '@parvis/contracts/http/endpoint.ts';
import { fieldsWith } from '@parvis/services/content/testing/sent-items.ts';
import { exampleId, exampleModuleId, otherId, type Prepare, type Stage } from './stage.ts';

type Act = 'publish' | 'archive' | 'save' | 'delete';

/** Creates an item with a module, and changes it. */
export async function makeItem(stage: Stage, kind: ContentKind, ...acts: readonly Act[]) {
  const path = `/api/${collectionNames[kind]}`;
  const fields = fieldsWith(kind, stage.word());
  const modules = [{ type: 'statement', data: { text: 'La mer monte.' } }];
  const made = await stage.make('post', path, { body: { locale: 'fr', ...fields, modules } });
  const { id } = made;
  let seen = made.revision;
  for (const act of acts) {
    if (act === 'save')
      seen = (await stage.make('put', `${path}/${id}`, { seen, body: { ...fields, summary: 'x' } }))
        .revision;
    else if (act === 'delete') await stage.make('delete', `${path}/${id}`, { seen });
    else await stage.make('post', `${path}/${id}/${act}`, { body: {} });
  }
  const [{ id: moduleId } = { id: '' }] = made.modules;
  return { id, moduleId, seen, ids: { [exampleId]: id, [exampleModuleId]: moduleId } };
}

/** What happened to an item before it is dealt with as the end of a path says. */
const actsBefore: Readonly<Record<string, readonly Act[]>> = {
  unpublish: ['publish'],
  unarchive: ['archive'],
  undelete: ['delete'],
  versions: ['publish'],
  restore: ['save'],
  undone: ['save'],
  'restore-version': ['publish', 'save'],
};

/** Creates an item for a path under that of its kind. */
function prepareItem(kind: ContentKind, path: string): Prepare {
  return async (stage) => {
    const acts = actsBefore[path.slice(path.lastIndexOf('/') + 1)] ?? [];
    return makeItem(stage, kind, ...acts);
  };
}

/** Returns what a path of one kind of content needs. */
export function prepareKind({ path }: Endpoint): Prepare | undefined {
  const kind = contentKinds.find(
    (one) =>
      path.startsWith(`/api/${collectionNames[one]}/{id}`) ||
      path.startsWith(`/admin/content/${one}/{id}`),
  );
  if (kind !== undefined) return prepareItem(kind, path);
  if (path.startsWith('/api/{contentId}/modules')) return prepareItem('page', '');
  if (path.includes('/module/')) return prepareItem('page', '');
  if (path.startsWith('/admin/inline/{type}/{id}')) return prepareItem('chapter', '');
  return undefined;
}

const links = contentKinds.map((kind): readonly [string, Prepare] => [
  kindEndpoints[kind].revokePreviewLink.id,
  async (stage) => {
    const { id } = await makeItem(stage, kind);
    const path = `/api/${collectionNames[kind]}/${id}/preview-links`;
    const link = await stage.make('post', path, { body: { days: 7 } });
    return { ids: { '{id}': id, '{linkId}': link.id } };
  },
]);

const saved: Prepare = async (stage) => {
  const { id, moduleId, ids } = await makeItem(stage, 'page');
  const body = { data: { text: 'La mer descend.' } };
  await stage.make('put', `/api/${id}/modules/${moduleId}`, { seen: 1, body });
  return { ids, seen: 2 };
};

const locked: Prepare = async (stage) => {
  const { id, ids } = await makeItem(stage, 'chapter');
  await stage.make('post', `/admin/inline/chapter/${id}/lock`, { body: {} });
  return { ids };
};

const proposed: Prepare = async (stage) => {
  const { ids } = await pair(stage);
  const [sourceId, targetId] = [ids[exampleId], ids[otherId]];
  const { id } = await stage.make('post', '/admin/content/merge-lang', {
    body: { sourceId, targetId },
  });
  return { ids: { [exampleId]: id } };
};

/** Creates two pages in two languages. */
async function pair(stage: Stage) {
  const { id, seen } = await makeItem(stage, 'page');
  const body = { locale: 'en', ...fieldsWith('page', stage.word()) };
  const other = await stage.make('post', '/api/pages', { body });
  return { seen, ids: { [exampleId]: id, [otherId]: other.id } };
}

const translated: Prepare = async (stage) => {
  const { id } = await makeItem(stage, 'page', 'publish');
  const made = await stage.make('post', `/api/pages/${id}/translate`, { body: { locale: 'en' } });
  return { ids: { [exampleId]: made.id } };
};

const requested: Prepare = async (stage) => {
  const { id, ids } = await makeItem(stage, 'page');
  const cookie = stage.cookie('editor');
  await stage.make('post', `/api/approvals/${id}`, { body: { note: '' }, cookie });
  return { ids };
};

const beneath: Prepare = async (stage) => {
  const [item, above] = [await makeItem(stage, 'page'), await makeItem(stage, 'chapter')];
  return { ids: { ...item.ids, [otherId]: above.id }, seen: item.seen };
};

/** What examples about content need, by the id of their operation. */
export const contentPreparations: ReadonlyMap<string, Prepare> = new Map<string, Prepare>([
  ...links,
  ['deleteModule', async (stage) => ({ ...(await makeItem(stage, 'page')), seen: 1 })],
  ['restoreModule', saved],
  ['getModuleWithoutChange', saved],
  ['heartbeat', locked],
  ['release', locked],
  ['proposeMerge', pair],
  ['acceptMerge', proposed],
  ['declineMerge', proposed],
  ['getTranslationDebt', translated],
  ['alignTranslation', translated],
  ['getApproval', requested],
  ['viewRequestedVersion', requested],
  ['approvePublication', requested],
  ['returnPublication', requested],
  [
    'withdrawApproval',
    async (stage) => ({ ...(await requested(stage)), cookie: stage.cookie('editor') }),
  ],
  ['moveContent', beneath],
  ['rehearseMove', beneath],
  ['create', async (stage) => makeItem(stage, 'page')],
  ...[
    'requestApproval',
    'checkTyped',
    'contentTeaser',
    'treePlace',
    'treeChildren',
    'rehearsePublication',
    'getReview',
    'assignReview',
    'moduleForm',
    'saveForm',
  ].map((id): readonly [string, Prepare] => [id, async (stage) => makeItem(stage, 'page')]),
]);
