import type { ModuleId } from '@parvis/contracts/content/ids.ts';
import type { ModuleType } from '@parvis/contracts/content/modules/module-types.ts';
import type { ContentView, ModuleView } from '@parvis/contracts/content/views.ts';
import { useIntl } from 'react-intl';
import {
  addModule,
  arrangeModules,
  cloneModule,
  setModuleActive,
  undeleteModule,
} from './api/module-commands.ts';
import type { AwaitModule } from './use-arrival.ts';
import type { EditingSession } from './use-editing-session.ts';
import { usePageCommand } from './use-page-command.ts';
import { useRemoveModule } from './use-remove-module.ts';

/** Returns the order after moving an item by a step; unchanged if it is already at the end. */
export function orderAfterStep<T>(order: readonly T[], item: T, step: 1 | -1): readonly T[] {
  const from = order.indexOf(item);
  const to = from + step;
  if (from === -1 || to < 0 || to >= order.length) return order;
  return movedTo(order, from, to);
}

/** Returns the order after moving the item at one position to another. */
function movedTo<T>(order: readonly T[], from: number, to: number): readonly T[] {
  return order.toSpliced(from, 1).toSpliced(to, 0, ...order.slice(from, from + 1));
}

/** Returns the commands on a page's modules, each confirmed by a notice; deleting can be undone. */
export function useModuleActions(
  content: ContentView,
  session: EditingSession,
  arrive: AwaitModule,
) {
  const intl = useIntl();
  const { run } = usePageCommand(content.id);
  const remove = useRemoveModule(content, session);
  const say = (id: string, count = 1) => ({
    words: intl.formatMessage({ id }, { kind: content.kind, count }),
  });
  const order = content.modules.filter(({ deleted }) => !deleted).map(({ id }) => id);
  const arrange = (wanted: readonly ModuleId[]) =>
    run({
      send: () => arrangeModules(content.id, wanted),
      failed: 'saving.failed',
      done: () => say('modules.arranged'),
    });
  return {
    add: (type: ModuleType) => arrive(type, () => run({ send: () => addModule(content.id, type) })),
    move: (module: ModuleView, step: 1 | -1) => arrange(orderAfterStep(order, module.id, step)),
    place: (from: number, to: number) => arrange(movedTo(order, from, to)),
    toggle: (module: ModuleView) =>
      run({
        send: () => setModuleActive(module, !module.active),
        failed: 'saving.failed',
        done: () => say('modules.configured'),
      }),
    activateAll: (modules: readonly ModuleView[]) => {
      const ids = modules.map(({ id }) => id);
      return run({
        send: () => arrangeModules(content.id, order, ids),
        failed: 'saving.failed',
        done: () => say('modules.activated', ids.length),
      });
    },
    clone: (module: ModuleView) =>
      arrive(module.type, () =>
        run({ send: () => cloneModule(module), done: () => say('modules.cloned') }),
      ),
    remove,
    restore: (module: Pick<ModuleView, 'contentId' | 'id'>) =>
      run({ send: () => undeleteModule(module), done: () => say('content.restored') }),
  };
}
export type ModuleActions = ReturnType<typeof useModuleActions>;
