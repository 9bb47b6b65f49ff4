import type { ItemParts } from '@parvis/contracts/content/commands.ts';
import type { PublicationEffects } from '@parvis/contracts/content/publication-endpoints.ts';
import type { ContentView } from '@parvis/contracts/content/views.ts';
import type { Part } from './part.ts';
import type { EditingSession } from './use-editing-session.ts';
import type { RunPageCommand } from './use-page-command.ts';
import { useRestoreVersion } from './use-restore-version.ts';

/**
 * Returns the command that makes the draft what visitors see again, as a whole or in some parts,
 * and drops what was typed there. Its notice undoes both.
 */
export function useDiscard(
  content: ContentView,
  { state, send }: Pick<EditingSession, 'state' | 'send'>,
  run: RunPageCommand,
) {
  const restore = useRestoreVersion(content, run);
  return ({ modulesTag }: PublicationEffects, only: ItemParts | undefined) => {
    const typed = [...state.context.copies].filter(([part]) => isAmong(part, only));
    return restore({
      version: 'public',
      only,
      modulesTag,
      done: 'discard.done',
      onDone: () => {
        for (const [part] of typed) send({ type: 'discard', part });
      },
      onUndone: () => {
        for (const [part, copy] of typed) send({ type: 'change', part, copy });
      },
    });
  };
}

function isAmong(part: Part, only: ItemParts | undefined): boolean {
  if (only === undefined) return true;
  return part === 'header' ? only.header : only.modules.some((id) => id === part);
}
