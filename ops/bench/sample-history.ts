import { randomUUID } from 'node:crypto';
import {
  type ContentId,
  contentIdSchema,
  type ModuleId,
  moduleIdSchema,
} from '@parvis/contracts/content/ids.ts';
import type { EventLog, NewEvent } from '@parvis/contracts/log/event-log.ts';

const writersAtOnce = 16;
const modulesPerPage = 3;
const text =
  'Financer la transition, c’est d’abord connaître chaque rive de l’estuaire, et ceux qui y vivent.';

interface SampleEvent {
  readonly type: string;
  readonly data: unknown;
}

/**
 * Fills a log with the history of many pages: pages below one section, each with three modules,
 * published once and then saved repeatedly, alternately as a draft and live.
 * @param events how many; rounded up to whole appends
 */
export async function writeSampleHistory(
  log: EventLog,
  events: number,
  pages = 2_000,
): Promise<void> {
  const section = contentIdAt(0);
  await append(log, section, 'no-stream', created(section, 'section'));
  const perPage = Math.ceil(events / pages);
  const queue = Array.from({ length: pages }, (_, index) => index + 1);
  const write = async (): Promise<void> => {
    for (let page = queue.pop(); page !== undefined; page = queue.pop())
      await writePage(log, contentIdAt(page), section, perPage);
  };
  await Promise.all(Array.from({ length: writersAtOnce }, write));
}

async function writePage(
  log: EventLog,
  id: ContentId,
  section: ContentId,
  count: number,
): Promise<void> {
  const first = firstEvents(id, section);
  await append(log, id, 'no-stream', first);
  let written = first.length;
  for (let round = 0; written < count; round += 1) {
    const module = moduleIdAt(id, round % modulesPerPage);
    const draft = 2 + 2 * Math.floor(round / modulesPerPage);
    const live = { contentId: id, moduleId: module, revision: draft + 1 };
    await append(log, id, written - 1, [saved(id, module, draft)]);
    const events = [saved(id, module, draft + 1), { type: 'ModulePinned', data: live }];
    await append(log, id, written, events);
    written += 1 + events.length;
  }
}

/** Returns a page with its modules, published. */
function firstEvents(id: ContentId, section: ContentId): SampleEvent[] {
  const modules = Array.from({ length: modulesPerPage }, (_, index) => moduleIdAt(id, index));
  return [
    ...created(id, `page-${id}`, section),
    ...modules.flatMap((moduleId) => [
      { type: 'ModuleAdded', data: { contentId: id, moduleId, type: 'statement' } },
      saved(id, moduleId, 1),
      { type: 'ModuleActivated', data: { contentId: id, moduleId } },
    ]),
    {
      type: 'ContentPublished',
      data: {
        contentId: id,
        header: 1,
        modules: modules.map((moduleId) => ({ moduleId, revision: 1 })),
      },
    },
  ];
}

function created(id: ContentId, slug: string, parentId?: ContentId): SampleEvent[] {
  const header = { title: `Page ${slug}`, slug, ...(parentId && { parentId }) };
  const data = { contentId: id, kind: 'page', locale: 'fr', translationGroup: id, header };
  return [{ type: 'ContentCreated', data }];
}

function saved(contentId: ContentId, moduleId: ModuleId, revision: number): SampleEvent {
  const content = {
    type: 'statement',
    data: { text: `${text} ${revision}`, author: 'Anne Le Goff', role: 'directrice' },
  };
  return { type: 'ModuleSaved', data: { contentId, moduleId, revision, content } };
}

async function append(
  log: EventLog,
  id: ContentId,
  expected: 'no-stream' | number,
  appended: readonly SampleEvent[],
): Promise<void> {
  const metadata = {
    commandId: randomUUID(),
    actor: 'bench0000001',
    occurredAt: new Date().toISOString(),
    version: 1,
  };
  const events: NewEvent[] = appended.map((one) => ({ ...one, id: randomUUID(), metadata }));
  const result = await log.append(`content-${id}`, expected, events);
  if (result.outcome !== 'appended') throw new Error(`an append ended as ${result.outcome}`);
}

function contentIdAt(number: number): ContentId {
  return contentIdSchema.parse(`page${String(number).padStart(8, '0')}`);
}

function moduleIdAt(id: ContentId, number: number): ModuleId {
  return moduleIdSchema.parse(`${id}m${String(number).padStart(3, '0')}`);
}
