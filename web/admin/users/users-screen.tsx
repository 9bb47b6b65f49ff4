import type { ListedAccount } from '@parvis/contracts/accounts/endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import { useConfirmed } from '../account/confirm-sign-in.tsx';
import { Paging } from '../pages/paging.tsx';
import { requireShown } from '../requests/require-shown.ts';
import { useCommand } from '../requests/use-command.ts';
import { useRefresh } from '../requests/use-refresh.ts';
import { Loading } from '../shell/frame.tsx';
import { useInterfaceLanguage } from '../shell/interface-language.tsx';
import { closeUser, listUsers, resetSecondFactor, sendLink } from './api/users.ts';
import { HeldTokens } from './held-tokens.tsx';
import { InviteForm } from './invite-form.tsx';
import { SuspendedKeys } from './suspended-keys.tsx';
import { UserRow } from './user-row.tsx';
import styles from './users.module.css';

/** Accounts, for administrators: inviting, sending links to choose a password, closing. */
export function UsersScreen() {
  const intl = useIntl();
  const { language } = useInterfaceLanguage();
  const search = useSearch({ from: '/admin/users' });
  const navigate = useNavigate({ from: '/admin/users' });
  const { data, error } = useQuery(listUsers(search));
  const refresh = useRefresh('users');
  const { run } = useCommand(refresh);
  const { confirmed, dialog } = useConfirmed();
  const send = ({ id, email }: ListedAccount) =>
    run({
      send: () => confirmed(() => sendLink(id, language)),
      done: () => ({ words: intl.formatMessage({ id: 'users.link-sent' }, { email }) }),
    });
  const reset = ({ id, name }: ListedAccount) =>
    run({
      send: () => confirmed(() => resetSecondFactor(id)),
      done: () => ({ words: intl.formatMessage({ id: 'users.reset-done' }, { name }) }),
    });
  const close = ({ id }: ListedAccount) =>
    run({
      send: () => confirmed(() => closeUser(id)),
      done: () => ({ words: intl.formatMessage({ id: 'users.closed' }) }),
    });
  requireShown(data, error);
  return (
    <section className={styles.screen}>
      <h1>
        <FormattedMessage id="users.title" />
      </h1>
      <SuspendedKeys />
      {!data && <Loading />}
      <ul className={styles.list}>
        {data?.items.map((user) => (
          <UserRow
            key={user.id}
            user={user}
            onChanged={() => void refresh()}
            onSendLink={() => void send(user)}
            onResetFactor={() => void reset(user)}
            onClose={() => void close(user)}
          />
        ))}
      </ul>
      {search.id && <AllUsers />}
      {data && (
        <Paging
          list={data}
          onPage={(to) => void navigate({ search: { page: to }, replace: true })}
        />
      )}
      <h2>
        <FormattedMessage id="users.invite" />
      </h2>
      <InviteForm onInvited={() => void refresh()} />
      <HeldTokens />
      {dialog}
    </section>
  );
}

/** Leads from the only account that is shown to all. */
function AllUsers() {
  return (
    <Link to="/admin/users">
      <FormattedMessage id="users.all" />
    </Link>
  );
}
