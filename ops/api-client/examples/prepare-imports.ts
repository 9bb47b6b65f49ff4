import { readFile } from 'node:fs/promises';
import { isUnderWay } from '@parvis/contracts/content-import/content-import.ts';
import { listedImportSchema } from '@parvis/contracts/content-import/endpoints.ts';
import { vi } from 'vitest';
import { z } from 'zod';
import { exampleId, otherId, type Prepare, type Stage } from './stage.ts';

const path = '/api/content-imports';
const site = new URL(
  '../../../services/content-import/testing/exports/wordpress.xml',
  import.meta.url,
);
const listSchema = z.object({ items: z.array(listedImportSchema) });

/** Waits until no import is under way: there is one at a time. */
function waitForOthers(stage: Stage): Promise<boolean> {
  const cookie = stage.cookie('administrator');
  return vi.waitUntil(
    async () => {
      const listed = await stage.send(path, { method: 'get', cookie });
      const { items } = listSchema.parse(await listed.json());
      return items.every(({ state }) => !isUnderWay(state));
    },
    { timeout: 50_000, interval: 100 },
  );
}

/** Uploads the export of a site. */
async function uploadSite(stage: Stage): Promise<string> {
  const bytes = new Uint8Array(await readFile(site));
  const body = { filename: 'wordpress.xml', kind: 'file', bytes: bytes.length };
  const { id } = await stage.make('post', '/api/media/uploads', { body });
  await stage.make('post', `/api/media/uploads/${id}/parts?offset=0`, { body: bytes });
  await waitForOthers(stage);
  return id;
}

/** The import that examples share, since each takes a process. */
const shared = new WeakMap<Stage, Promise<string>>();

async function begin(stage: Stage): Promise<string> {
  const body = { uploadId: await uploadSite(stage) };
  return (await stage.make('post', path, { body })).id;
}

/** Returns the import that examples share, which is not under way. */
const checked: Prepare = async (stage) => {
  const begun = shared.get(stage) ?? begin(stage);
  shared.set(stage, begun);
  const id = await begun;
  await waitForOthers(stage);
  return { ids: { [exampleId]: id } };
};

const started: Prepare = async (stage) => {
  const prepared = await checked(stage);
  const body = { hosts: [], isRehearsal: true };
  await stage.make('post', `${path}/${prepared.ids?.[exampleId]}/start`, { body });
  return prepared;
};

const carriedOut: Prepare = async (stage) => {
  const prepared = await started(stage);
  await waitForOthers(stage);
  return prepared;
};

/** What examples about imports of content need, by the id of their operation. */
export const importPreparations: readonly (readonly [string, Prepare])[] = [
  ['createContentImport', async (stage) => ({ ids: { [otherId]: await uploadSite(stage) } })],
  ['getContentImport', checked],
  ['getContentImportReport', carriedOut],
  ['startContentImport', checked],
  ['cancelContentImport', started],
  ['deleteContentImport', checked],
];
