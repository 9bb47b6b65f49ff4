import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import lists from '../lists/lists.module.css';
import { BulkDialog } from '../pages/bulk-dialog.tsx';
import { Paging } from '../pages/paging.tsx';
import { useSelection } from '../pages/selection.ts';
import { requireShown } from '../requests/require-shown.ts';
import { entities } from '../revisions/entities.ts';
import { Loading } from '../shell/frame.tsx';
import { useInterfaceLanguage } from '../shell/interface-language.tsx';
import { NativeSelect } from '../shell/native-select.tsx';
import { useCanWrite } from '../shell/session.ts';
import { AnotherSlug } from './another-slug.tsx';
import styles from './trash.module.css';
import { isContentType, isMediaType, type TrashType, trashTypes } from './trash-search.ts';
import { TrashTable } from './trash-table.tsx';
import { type TrashedItem, useTrash } from './trashed-items.ts';

/**
 * Deleted items, by type, with who deleted them and when; one or several can be restored, each with
 * its outcome.
 */
export function TrashScreen() {
  const { type = 'page', page } = useSearch({ from: '/admin/trash' });
  const navigate = useNavigate({ from: '/admin/trash' });
  const { language } = useInterfaceLanguage();
  const mayWrite = useCanWrite();
  const { list, error } = useTrash(type, page, language);
  requireShown(list, error);
  return (
    <section className={lists.screen}>
      <h1>
        <FormattedMessage id="trash.title" />
      </h1>
      <TypeChoice
        type={type}
        onChange={(chosen) => void navigate({ search: { type: chosen }, replace: true })}
      />
      <p role="status" className={lists.count}>
        {list && <FormattedMessage id="trash.count" values={{ total: list.total }} />}
      </p>
      {!list && <Loading />}
      {list && list.total > 0 && <Restorable key={type} items={list.items} mayWrite={mayWrite} />}
      {list && (
        <Paging list={list} onPage={(next) => void navigate({ search: { type, page: next } })} />
      )}
    </section>
  );
}

interface TypeChoiceProps {
  readonly type: TrashType;
  readonly onChange: (type: TrashType) => void;
}

function TypeChoice({ type, onChange }: TypeChoiceProps) {
  const intl = useIntl();
  return (
    <div className={styles.type}>
      <NativeSelect
        label={intl.formatMessage({ id: 'trash.type' })}
        value={type}
        options={trashTypes.map((value) => ({
          value,
          label: isContentType(value)
            ? intl.formatMessage({ id: `contents.title.${value}` })
            : intl.formatMessage({
                id: isMediaType(value) ? `library.kind.${value}` : entities[value].title,
              }),
        }))}
        onChange={onChange}
      />
    </div>
  );
}

interface RestorableProps {
  readonly items: readonly TrashedItem[];
  readonly mayWrite: boolean;
}

/** The items with their check boxes, and the button that restores the selected ones. */
function Restorable({ items, mayWrite }: RestorableProps) {
  const intl = useIntl();
  const queryClient = useQueryClient();
  const selection = useSelection(items);
  const [requested, setRequested] = useState<readonly TrashedItem[]>();
  const chosen = selection.items;
  const close = (done: boolean) => {
    setRequested(undefined);
    if (!done) return;
    selection.clear();
    // All queries about them: lists, choices, histories.
    void queryClient.invalidateQueries();
  };
  return (
    <>
      {mayWrite && (
        <p className={styles.bar}>
          <Button
            className="button primary"
            isDisabled={chosen.length === 0}
            onPress={() => setRequested(chosen)}
          >
            <FormattedMessage id="trash.restore" values={{ count: chosen.length }} />
          </Button>
        </p>
      )}
      <TrashTable items={items} selection={mayWrite ? selection : undefined} />
      {requested && (
        <BulkDialog
          title={intl.formatMessage({ id: 'bulk.title.undelete' }, { count: requested.length })}
          action={intl.formatMessage({ id: 'bulk.action.undelete' })}
          command={({ restore }) => restore()}
          items={requested}
          renderFailed={(item, failure, retry) => (
            <AnotherSlug
              item={item}
              error={failure}
              onSlug={(slug) => retry(item, ({ restore }) => restore(slug))}
            />
          )}
          onClose={close}
        />
      )}
    </>
  );
}
