import type { ModuleView } from '@parvis/contracts/content/views.ts';
import { ArrowDown, ArrowUp, Copy, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, Toolbar } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './module-list.module.css';
import type { ModuleActions } from './use-module-actions.ts';

interface ModuleToolsProps {
  readonly module: ModuleView;
  readonly first: boolean;
  readonly last: boolean;
  readonly actions: ModuleActions;
}

/** The commands on the selected module. */
export function ModuleTools({ module, first, last, actions }: ModuleToolsProps) {
  const intl = useIntl();
  return (
    <Toolbar
      className={styles.tools ?? ''}
      aria-label={intl.formatMessage({ id: 'modules.tools' })}
    >
      <Tool name="up" isDisabled={first} onPress={() => void actions.move(module, -1)}>
        <ArrowUp size={15} aria-hidden />
      </Tool>
      <Tool name="down" isDisabled={last} onPress={() => void actions.move(module, 1)}>
        <ArrowDown size={15} aria-hidden />
      </Tool>
      <Button
        className="button small"
        isDisabled={module.revision === 0}
        onPress={() => void actions.toggle(module)}
      >
        <FormattedMessage id={module.active ? 'modules.deactivate' : 'modules.activate'} />
      </Button>
      <Tool name="clone" onPress={() => void actions.clone(module)}>
        <Copy size={15} aria-hidden />
      </Tool>
      <Tool name="delete" onPress={() => void actions.remove(module)}>
        <Trash2 size={15} aria-hidden />
      </Tool>
    </Toolbar>
  );
}

interface ToolProps {
  readonly name: string;
  readonly onPress: () => void;
  readonly isDisabled?: boolean;
  readonly children: ReactNode;
}

function Tool({ name, onPress, isDisabled = false, children }: ToolProps) {
  const intl = useIntl();
  return (
    <Button
      className="button icon small"
      aria-label={intl.formatMessage({ id: `modules.${name}` })}
      isDisabled={isDisabled}
      onPress={onPress}
    >
      {children}
    </Button>
  );
}
