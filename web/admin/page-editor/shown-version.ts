import type { ContentView } from '@parvis/contracts/content/views.ts';

/** Returns a string that changes whenever what is saved of an item, or what visitors see of it, does. */
export function shownVersion(content: ContentView): string {
  const modules = content.modules.map(({ id, revision, liveRevision, active, deleted }) =>
    [id, revision, liveRevision, active, deleted].join(':'),
  );
  return [content.revision, content.liveRevision, content.status, content.url, ...modules].join(
    ' ',
  );
}
