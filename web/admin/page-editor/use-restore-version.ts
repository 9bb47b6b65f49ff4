import type { ItemParts } from '@parvis/contracts/content/commands.ts';
import type { ContentView } from '@parvis/contracts/content/views.ts';
import { useIntl } from 'react-intl';
import { type NamedVersion, restoreVersion } from './api/page-commands.ts';
import type { RunPageCommand } from './use-page-command.ts';

interface Restoration {
  readonly version: NamedVersion;
  /** The parts to restore; all when undefined. */
  readonly only: ItemParts | undefined;
  /** The tag of the modules that were seen. */
  readonly modulesTag?: string;
  /** The message of the notice. */
  readonly done: string;
  /** Called once it is restored. */
  readonly onDone?: () => void;
  readonly onUndone?: () => void;
}

/** Returns the command that makes the draft a version, which its notice undoes. */
export function useRestoreVersion(content: ContentView, run: RunPageCommand) {
  const intl = useIntl();
  const undo = (revision: number, { only, onUndone }: Restoration) =>
    run({
      send: () => restoreVersion({ ...content, revision }, { version: draftOf(content), only }),
      done: () => {
        onUndone?.();
        return { words: intl.formatMessage({ id: 'versions.undone' }) };
      },
    });
  return (restoration: Restoration) =>
    run({
      send: () => restoreVersion(content, restoration),
      done: ({ revision }) => {
        restoration.onDone?.();
        return {
          words: intl.formatMessage({ id: restoration.done }),
          action: {
            label: intl.formatMessage({ id: 'action.undo' }),
            run: () => void undo(revision, restoration),
          },
        };
      },
    });
}

/** Returns the version that the draft is: its header, its active modules in their order, and the deleted ones. */
function draftOf({ revision, modules, deletedModules }: ContentView) {
  const active = modules.filter((module) => module.active);
  return {
    header: revision,
    modules: active.map((one) => ({ id: one.id, revision: one.revision })),
    deleted: deletedModules.map(({ id }) => id),
  };
}
