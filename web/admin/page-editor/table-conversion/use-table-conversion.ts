import type { ModuleView } from '@parvis/contracts/content/views.ts';
import type { BlockNode } from '@parvis/contracts/rich-text/document.ts';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useNotify } from '../../shell/notices.tsx';
import { addModule, arrangeModules, deleteModule } from '../api/module-commands.ts';
import { usePageCommand } from '../use-page-command.ts';
import { type Edited, putBack, takeOut, typedText } from './change-blocks.ts';
import type { TextTable } from './read-text-table.ts';

/** A table as it was in its text. */
interface Place {
  readonly text: ModuleView;
  readonly at: number;
  readonly table: BlockNode;
}

/** Why a table stays in its text. */
const whyNot = {
  unreadable: 'text.figures-unreadable',
  'too-large': 'text.figures-too-large',
} as const;

/**
 * Returns the command that makes a module of a table in the open text. The module is saved first;
 * only then does the table leave the text, a change that is saved as if it were typed. Its notice
 * undoes both.
 */
export function useTableConversion(edited: Edited) {
  const intl = useIntl();
  const notify = useNotify();
  const { run } = usePageCommand(edited.content.id);
  const newest = useRef(edited);
  useEffect(() => {
    newest.current = edited;
  });
  const say = (id: string) => ({ words: intl.formatMessage({ id }) });
  const undo = ({ text, at, table }: Place, module: ModuleView) => {
    const { session } = newest.current;
    if (session.actor.getSnapshot().status !== 'active') return notify(say('text.figures-stay'));
    putBack(newest.current, text.id, at, table);
    return void run({
      send: () => deleteModule(module),
      done: () => say('text.figures-undone'),
    });
  };
  const convert = async (text: ModuleView, at: number) => {
    const [{ readTextTable }, { reportConversion }] = await Promise.all([
      import('./read-text-table.ts'),
      import('./report-conversion.ts'),
    ]);
    const { doc } = typedText(newest.current, text.id);
    const found = readTextTable(doc, at, newest.current.content);
    const table = doc.content[at];
    if (!table) return undefined;
    if (found.kind !== 'read') return notify({ ...say(whyNot[found.kind]), tone: 'failed' });
    await run({
      send: () => addAfter(newest.current, text, found.data),
      done: (module) => {
        takeOut(newest.current, text.id, at, table);
        const back = () => undo({ text, at, table }, module);
        return {
          ...say('text.figures-done'),
          detail: reportConversion(intl, found),
          action: { label: intl.formatMessage({ id: 'action.undo' }), run: back },
        };
      },
    });
  };
  // Pressed again while it runs, it would make the module twice.
  const running = useRef<Promise<unknown>>(undefined);
  return (text: ModuleView, at: number) => {
    running.current ??= convert(text, at).finally(() => {
      running.current = undefined;
    });
  };
}

/** Adds a table of figures right after a text, and active if the text is. */
async function addAfter(
  { content }: Edited,
  text: ModuleView,
  data: TextTable['data'],
): Promise<ModuleView> {
  const module = await addModule(content.id, 'data-table', data);
  const order = content.modules.filter(({ deleted }) => !deleted).map(({ id }) => id);
  const wanted = order.toSpliced(order.indexOf(text.id) + 1, 0, module.id);
  await arrangeModules(content.id, wanted, text.active ? [module.id] : []);
  return module;
}
