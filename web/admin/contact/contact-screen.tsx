import { type ContactStatus, contactStatuses } from '@parvis/contracts/contact/message.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useIntl } from 'react-intl';
import { ListScreen } from '../lists/list-screen.tsx';
import { NativeSelect } from '../shell/native-select.tsx';
import { listMessages } from './api/messages.ts';
import styles from './contact.module.css';
import type { ContactSearch } from './contact-search.ts';
import { MessageDialog } from './message-dialog.tsx';
import { MessageRow } from './message-row.tsx';

const words = { title: 'messages.title', count: 'messages.count', none: 'messages.none' };
const columns = ['messages.sender', 'messages.theme', 'messages.received', 'messages.status'];

/**
 * The messages of visitors, for those who reply to them; filters and the open message are in the
 * address.
 */
export function ContactScreen() {
  const search = useSearch({ from: '/admin/contact' });
  const navigate = useNavigate({ from: '/admin/contact' });
  const result = useQuery(listMessages(search));
  const change = (changed: Partial<ContactSearch>) =>
    void navigate({ search: (former) => ({ ...former, ...changed }), replace: true });
  return (
    <ListScreen
      words={words}
      columns={columns}
      result={result}
      renderRow={(message) => (
        <MessageRow
          key={message.id}
          message={message}
          onOpen={() => change({ message: message.id })}
        />
      )}
    >
      <Filters
        search={search}
        themes={result.data?.themes ?? []}
        onChange={(changed) => change({ page: undefined, ...changed })}
      />
      {search.message !== undefined && (
        <MessageDialog id={search.message} onClose={() => change({ message: undefined })} />
      )}
    </ListScreen>
  );
}

interface FiltersProps {
  readonly search: ContactSearch;
  readonly themes: readonly string[];
  readonly onChange: (changed: Partial<ContactSearch>) => void;
}

function Filters({ search, themes, onChange }: FiltersProps) {
  const { formatMessage } = useIntl();
  const all = { value: '', label: formatMessage({ id: 'messages.all' }) } as const;
  const named = search.theme && !themes.includes(search.theme) ? [search.theme, ...themes] : themes;
  return (
    <search className={styles.filters}>
      <NativeSelect
        label={formatMessage({ id: 'messages.theme' })}
        value={search.theme ?? ''}
        onChange={(theme) => onChange({ theme: theme || undefined })}
        options={[all, ...named.map((value) => ({ value, label: value }))]}
      />
      <NativeSelect<ContactStatus | ''>
        label={formatMessage({ id: 'messages.status' })}
        value={search.status ?? ''}
        onChange={(status) => onChange({ status: status || undefined })}
        options={[
          all,
          ...contactStatuses.map((value) => ({
            value,
            label: formatMessage({ id: `messages.status-${value}` }),
          })),
        ]}
      />
    </search>
  );
}
