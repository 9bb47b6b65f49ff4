import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ChevronDown } from 'lucide-react';
import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { failureMessage } from '../requests/failure-message.ts';
import { useNotify } from '../shell/notices.tsx';
import { signOut, whoAmI } from '../shell/session.ts';
import styles from './account.module.css';

/** The menu of the signed-in account: its own screens, and signing out. */
export function AccountMenu() {
  const intl = useIntl();
  const navigate = useNavigate();
  const notify = useNotify();
  const { data: account } = useQuery(whoAmI);
  if (account === undefined) return null;
  const leave = () =>
    signOut().then(
      () => location.assign('/admin/login'),
      (error: unknown) => notify({ words: failureMessage(intl, error), tone: 'failed' }),
    );
  return (
    <MenuTrigger>
      <Button className={styles.trigger ?? ''}>
        <span>{account.name}</span>
        <ChevronDown size={14} aria-hidden />
      </Button>
      <Popover className="popover" placement="bottom end">
        <p className={styles.who}>
          {account.email}
          <br />
          {account.roles.map((role) => intl.formatMessage({ id: `role.${role}` })).join(', ')}
        </p>
        <Menu className="menu" aria-label={account.name}>
          <MenuItem className="menu-item" onAction={() => void navigate({ to: '/admin/account' })}>
            <FormattedMessage id="account.title" />
          </MenuItem>
          <MenuItem className="menu-item" onAction={() => void leave()}>
            <FormattedMessage id="session.sign-out" />
          </MenuItem>
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
