import { historyViewSchema, revisionContentSchema } from '@parvis/contracts/content/views.ts';
import type { ApiClient } from './api-client.ts';
import { hashOf, type JournalledWrite } from './journal.ts';
import type { Findings } from './verify-log.ts';

const atOnce = 8;

/** Compares the journal with the API: each acknowledged save is one revision, as it was sent. */
export async function verifyApi(
  writes: readonly JournalledWrite[],
  client: ApiClient,
): Promise<Findings> {
  const findings: Findings = { lost: [], doubled: [], problems: [] };
  const queue = [...savesByModule(writes)];
  const verifyNext = async (): Promise<void> => {
    for (let next = queue.pop(); next !== undefined; next = queue.pop())
      await verifyModule(client, next[0], next[1], findings);
  };
  await Promise.all(Array.from({ length: atOnce }, verifyNext));
  return findings;
}

interface Save {
  readonly key: string;
  readonly id: string;
  readonly revision: number;
  readonly hash?: string | undefined;
}

function savesByModule(writes: readonly JournalledWrite[]): Map<string, Save[]> {
  const modules = new Map<string, Save[]>();
  for (const { write, acknowledgement } of writes) {
    if (write.kind !== 'save-module' && write.kind !== 'add-module') continue;
    if (acknowledgement === undefined) continue;
    const saves = modules.get(acknowledgement.id) ?? [];
    saves.push({ key: write.key, ...acknowledgement });
    modules.set(acknowledgement.id, saves);
  }
  return modules;
}

async function verifyModule(
  client: ApiClient,
  moduleId: string,
  saves: readonly Save[],
  { lost, doubled }: Findings,
): Promise<void> {
  const response = await client.read(`/admin/inline/module/${moduleId}/history`);
  const { revisions } = historyViewSchema.parse(JSON.parse(response.text));
  const numbers = new Set(revisions.map(({ revision }) => revision));
  if (numbers.size < revisions.length) doubled.push(`${moduleId} shows a revision twice`);
  for (const { key, revision, hash } of saves) {
    if (!numbers.has(revision)) lost.push(`${key} is not in the history of ${moduleId}`);
    const shown = await readRevision(client, moduleId, revision);
    if (hashOf(shown) !== hash) lost.push(`${key} is not what revision ${revision} shows`);
  }
}

async function readRevision(
  client: ApiClient,
  moduleId: string,
  revision: number,
): Promise<Record<string, unknown>> {
  const path = `/api/${moduleId.slice(0, 12)}/modules/${moduleId}/revisions/${revision}`;
  const response = await client.read(path);
  return revisionContentSchema.parse(JSON.parse(response.text)).data;
}
