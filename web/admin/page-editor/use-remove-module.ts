import type { ContentView, ModuleView } from '@parvis/contracts/content/views.ts';
import { useIntl } from 'react-intl';
import { deleteModule, undeleteModule } from './api/module-commands.ts';
import type { WorkingCopy } from './editing-session.ts';
import type { EditingSession } from './use-editing-session.ts';
import { usePageCommand } from './use-page-command.ts';

/**
 * Returns the command that deletes a module, which its notice undoes: the module goes, and returns,
 * with what was typed in it.
 */
export function useRemoveModule(
  { id, kind }: ContentView,
  { state, send }: Pick<EditingSession, 'state' | 'send'>,
) {
  const { formatMessage } = useIntl();
  const { run } = usePageCommand(id);
  const say = (message: string) => ({ words: formatMessage({ id: message }, { kind, count: 1 }) });
  const undelete = (module: ModuleView, typed: WorkingCopy | undefined) =>
    run({
      send: () => undeleteModule(module),
      done: () => {
        if (typed !== undefined) send({ type: 'change', part: module.id, copy: typed });
        return say('content.restored');
      },
    });
  return (module: ModuleView) =>
    run({
      send: () => deleteModule(module),
      failed: 'delete.failed',
      done: () => {
        const typed = state.context.copies.get(module.id);
        send({ type: 'discard', part: module.id });
        const undo = () => void undelete(module, typed);
        return {
          ...say('modules.deleted'),
          action: { label: formatMessage({ id: 'action.undo' }), run: undo },
        };
      },
    });
}
