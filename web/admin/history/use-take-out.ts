import type { UndoneChange } from '@parvis/contracts/content/undone-change.ts';
import type { ContentView } from '@parvis/contracts/content/views.ts';
import { useIntl } from 'react-intl';
import { saveHeader, saveModule } from '../page-editor/api/save-part.ts';
import { usePageCommand } from '../page-editor/use-page-command.ts';
import { newCommandId } from '../requests/command-id.ts';
import { restoreRevision } from './api/restore-revision.ts';
import type { HistoryModule } from './history-module.ts';

/** Returns a function that saves a draft without a change; its notice brings the change back. */
export function useTakeOut(content: ContentView, module: HistoryModule | undefined) {
  const intl = useIntl();
  const { run } = usePageCommand(content.id);
  const bringBack = (revision: number, newest: number) =>
    run({
      send: () => restoreRevision({ item: content, moduleId: module?.id, revision, newest }),
      done: () => ({ words: intl.formatMessage({ id: 'content.restored' }) }),
    });
  return ({ revision, data }: UndoneChange) => {
    const commandId = newCommandId();
    return run({
      send: async (): Promise<{ readonly revision: number }> =>
        module === undefined
          ? saveHeader(content, { part: 'header', commandId, revision, data })
          : saveModule(content.id, module.id, { part: module.id, commandId, revision, data }),
      done: (saved) => ({
        words: intl.formatMessage({ id: 'undo.done' }),
        action: {
          label: intl.formatMessage({ id: 'action.undo' }),
          run: () => void bringBack(revision, saved.revision),
        },
      }),
    });
  };
}
