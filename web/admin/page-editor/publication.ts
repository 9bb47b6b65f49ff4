import type { ContentView, ModuleView } from '@parvis/contracts/content/views.ts';

/** The publication status of a module. */
export type ModuleMark = 'never-saved' | 'inactive' | 'live' | 'waiting' | 'ready';

/** Returns the publication status of a module: `ready` goes online with the page. */
export function chooseMark(module: ModuleView, page: Pick<ContentView, 'status'>): ModuleMark {
  if (module.revision === 0) return 'never-saved';
  if (module.pending) return 'waiting';
  if (!module.active) return 'inactive';
  return page.status === 'published' ? 'live' : 'ready';
}

/** Returns the publication status of a header. */
export function chooseHeaderMark({
  status,
  headerPending,
}: Pick<ContentView, 'status' | 'headerPending'>): ModuleMark {
  if (status !== 'published') return 'ready';
  return headerPending ? 'waiting' : 'live';
}

/** Returns how many parts of a published page differ from what visitors see. */
export function waitingParts(content: ContentView): number {
  if (content.status !== 'published') return 0;
  return (
    (content.headerPending ? 1 : 0) +
    content.modules.filter(({ pending, deleted }) => pending && !deleted).length +
    content.deletedModules.filter(({ liveRevision }) => liveRevision !== null).length
  );
}
