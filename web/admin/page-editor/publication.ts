import type { ContentView, ModuleView } from '@parvis/contracts/content/views.ts';

/** The publication status of a module. */
export type ModuleMark = 'never-saved' | 'inactive' | 'live' | 'waiting' | 'ready';

/** Returns the publication status of a module: `ready` goes online with the page. */
export function chooseMark(module: ModuleView, page: Pick<ContentView, 'status'>): ModuleMark {
  if (module.revision === 0) return 'never-saved';
  if (!module.active) return module.liveRevision === null ? 'inactive' : 'waiting';
  if (page.status !== 'published') return 'ready';
  return module.liveRevision === module.revision ? 'live' : 'waiting';
}

/** Returns how many parts of a published page differ from what visitors see. */
export function waitingParts(content: ContentView): number {
  if (content.status !== 'published') return 0;
  const header = content.liveRevision === content.revision ? 0 : 1;
  return (
    header +
    content.modules.filter((module) => !module.deleted && chooseMark(module, content) === 'waiting')
      .length
  );
}
