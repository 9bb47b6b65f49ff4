import type { ModuleContent } from './module-types.ts';

/** A module's content as pages are made of it: no mailbox of ours is in it. */
export function withoutMailboxes(content: ModuleContent): ModuleContent {
  if (content.type !== 'contact') return content;
  const themes = content.data.themes.map((theme) => ({ ...theme, mailbox: '' }));
  return { ...content, data: { ...content.data, mailbox: '', themes } };
}
