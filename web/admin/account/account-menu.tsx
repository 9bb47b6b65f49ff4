import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { countUnsavedWork, removeUnsavedWork } from '../page-editor/unsaved-work.ts';
import { failureMessage } from '../requests/failure-message.ts';
import { useNotify } from '../shell/notices.tsx';
import { signOut, whoAmI } from '../shell/session.ts';
import styles from './account.module.css';
import { SignOutDialog } from './sign-out-dialog.tsx';

/** The menu of the signed-in account: links to its own screens, and signing out. */
export function AccountMenu() {
  const intl = useIntl();
  const navigate = useNavigate();
  const notify = useNotify();
  const { data: account } = useQuery(whoAmI);
  const [unsaved, setUnsaved] = useState(0);
  if (account === undefined) return null;
  const leave = async (what: 'keep' | 'delete') => {
    try {
      await signOut();
      if (what === 'delete') await removeUnsavedWork(account.id);
      location.assign('/admin/login');
    } catch (error) {
      notify({ words: failureMessage(intl, error), tone: 'failed' });
    }
  };
  const askAndLeave = async () => {
    const count = await countUnsavedWork(account.id);
    if (count === 0) await leave('keep');
    else setUnsaved(count);
  };
  return (
    <>
      {unsaved > 0 && (
        <SignOutDialog
          count={unsaved}
          onSignOut={(what) => void leave(what)}
          onCancel={() => setUnsaved(0)}
        />
      )}
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
            <MenuItem
              className="menu-item"
              onAction={() => void navigate({ to: '/admin/account' })}
            >
              <FormattedMessage id="account.title" />
            </MenuItem>
            <MenuItem className="menu-item" onAction={() => void askAndLeave()}>
              <FormattedMessage id="session.sign-out" />
            </MenuItem>
          </Menu>
        </Popover>
      </MenuTrigger>
    </>
  );
}
