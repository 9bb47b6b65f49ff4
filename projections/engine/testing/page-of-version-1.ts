import type { ContentId } from '@parvis/contracts/content/ids.ts';
import { contentId } from './content-history.ts';
import type { InMemoryEventLog } from './in-memory-event-log.ts';

/** Writes the events of a published page in the form they had when every item was a page. */
export function pageOfVersion1(
  log: InMemoryEventLog,
  header: { readonly title: string; readonly slug: string },
): ContentId {
  const id = contentId(1);
  const created = { contentId: id, kind: 'page', locale: 'fr', translationGroup: id, header };
  const renamed = { ...header, title: `${header.title}, renommé` };
  log.append(
    `content-${id}`,
    { type: 'ContentCreated', version: 1, data: created },
    { type: 'HeaderSaved', version: 1, data: { contentId: id, revision: 2, header: renamed } },
    {
      type: 'HeaderRestored',
      version: 1,
      data: { contentId: id, revision: 3, restored: 1, header },
    },
    { type: 'ContentPublished', version: 1, data: { contentId: id, header: 3, modules: [] } },
  );
  return id;
}
