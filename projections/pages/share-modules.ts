import type { ShownModule } from '@parvis/contracts/site/content-page.ts';
import type { ComposedContent } from './page-addition.ts';
import type { SharedRead, ShareResult } from './read-shared.ts';

interface SharedModule extends SharedRead {
  readonly module: ShownModule;
}

/**
 * Returns the page with the module objects of earlier pages wherever the revisions are the same, so
 * that what is derived from an object, such as its cache key, is derived only once.
 */
export function withSharedModules(share: ShareResult, composed: ComposedContent): ComposedContent {
  const { screen, position } = composed;
  const modules = screen.page.modules.map((module) => {
    // A saved revision never changes: it has no tags.
    const fresh: SharedModule = { module, position, tags: [] };
    return share(`module ${module.id} ${module.revision}`, fresh).module;
  });
  return { ...composed, screen: { ...screen, page: { ...screen.page, modules } } };
}
