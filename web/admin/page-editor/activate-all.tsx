import type { ContentView, ModuleView } from '@parvis/contracts/content/views.ts';
import { Button } from 'react-aria-components';
import { FormattedMessage } from 'react-intl';
import styles from './module-list.module.css';
import { chooseMark } from './publication.ts';
import type { ModuleActions } from './use-module-actions.ts';

interface ActivateAllProps {
  readonly content: ContentView;
  readonly modules: readonly ModuleView[];
  readonly actions: ModuleActions;
}

/** Activates all inactive modules that have been saved; hidden unless there are several. */
export function ActivateAll({ content, modules, actions }: ActivateAllProps) {
  const off = modules.filter((module) => chooseMark(module, content) === 'inactive');
  if (off.length < 2) return null;
  return (
    <Button className={`button small ${styles.all}`} onPress={() => void actions.activateAll(off)}>
      <FormattedMessage id="modules.activate-all" values={{ count: off.length }} />
    </Button>
  );
}
