import { Check, Columns3 } from 'lucide-react';
import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './pages.module.css';
import type { ChosenColumns } from './use-columns.ts';

/** Chooses the columns of the list; the menu stays open while they are chosen. */
export function ColumnsMenu({ columns }: { readonly columns: ChosenColumns }) {
  const intl = useIntl();
  const { shown, optional, choose } = columns;
  return (
    <MenuTrigger>
      <Button className="button small">
        <Columns3 size={14} aria-hidden />
        <FormattedMessage id="contents.columns" />
      </Button>
      <Popover className="popover" placement="bottom end">
        <Menu
          className="menu"
          aria-label={intl.formatMessage({ id: 'contents.columns' })}
          selectionMode="multiple"
          shouldCloseOnSelect={false}
          selectedKeys={shown.map(({ name }) => name)}
          onSelectionChange={(keys) =>
            choose(
              new Set(keys === 'all' ? optional.map(({ name }) => name) : [...keys].map(String)),
            )
          }
        >
          {optional.map(({ name }) => (
            <MenuItem key={name} id={name} className="menu-item">
              <Check size={14} aria-hidden className={styles.check} />
              <FormattedMessage id={`contents.column.${name}`} />
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
