import {
  type ModuleType,
  moduleTypeSchema,
} from '@parvis/contracts/content/modules/module-types.ts';
import { Plus } from 'lucide-react';
import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './module-list.module.css';

/** A menu that adds a module of a type. */
export function AddModule({ onAdd }: { onAdd: (type: ModuleType) => void }) {
  const intl = useIntl();
  return (
    <MenuTrigger>
      <Button className={`button ${styles.add}`}>
        <Plus size={15} aria-hidden />
        <FormattedMessage id="modules.add" />
      </Button>
      <Popover className="popover" placement="bottom start">
        <Menu className="menu" aria-label={intl.formatMessage({ id: 'modules.add' })}>
          {moduleTypeSchema.options.map((type) => (
            <MenuItem
              key={type}
              className="menu-item"
              textValue={intl.formatMessage({ id: `module-type.${type}` })}
              onAction={() => onAdd(type)}
            >
              <span>
                <FormattedMessage id={`module-type.${type}`} />
              </span>
              <small>
                <FormattedMessage id={`module-type.${type}-hint`} />
              </small>
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
