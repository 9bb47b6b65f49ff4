import type { ModuleContent } from './module-types.ts';

/** Returns a module's content for visitors, without internal mailboxes. */
export function withoutMailboxes(content: ModuleContent): ModuleContent {
  if (content.type !== 'contact') return content;
  const themes = content.data.themes.map((theme) => ({ ...theme, mailbox: '' }));
  return { ...content, data: { ...content.data, mailbox: '', themes } };
}
