import type { Locale } from '@parvis/contracts/site/locale.ts';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNamedContent } from '../content-picker/use-named-content.ts';
import { DraftForm } from '../drafts/draft-form.tsx';
import { newCommandId } from '../requests/command-id.ts';
import { useCanWrite } from '../shell/session.ts';
import { MenuRow } from './menu-row.tsx';
import { emptyRow, findEnd, listPaths, type TreeRow } from './menu-tree.ts';
import styles from './menus.module.css';
import { type EditedMenu, useMenuForm } from './use-menu-form.ts';

/** The entries of a menu as a tree: selected to edit, moved by dragging or by keys. */
export function MenuEditor(menu: EditedMenu) {
  const mayWrite = useCanWrite();
  const form = useMenuForm(menu);
  const { rows } = form.draft;
  return (
    <DraftForm
      form={form}
      saved={menu.saved}
      readOnly={mayWrite ? undefined : <FormattedMessage id="menus.read-only" />}
    >
      {rows.length === 0 && (
        <p className={styles.none}>
          <FormattedMessage id="menus.none" />
        </p>
      )}
      <Entries
        rows={rows}
        locale={menu.locale}
        refused={form.state.kind === 'refused' ? form.state.fields : new Map()}
        mayWrite={mayWrite}
        onChange={(changed) => form.change({ rows: changed })}
      />
    </DraftForm>
  );
}

interface EntriesProps {
  readonly rows: TreeRow[];
  readonly locale: Locale;
  readonly refused: ReadonlyMap<string, string>;
  readonly mayWrite: boolean;
  readonly onChange: (rows: TreeRow[]) => void;
}

function Entries({ rows, locale, refused, mayWrite, onChange }: EntriesProps) {
  const intl = useIntl();
  const [open, setOpen] = useState<string>();
  const { list, said, moveTo } = useMovedRows(onChange);
  const named = useLinkedContent(rows);
  const paths = listPaths(rows);
  const add = (at: number, level: number) => {
    const row = emptyRow(newCommandId(), level);
    onChange(rows.toSpliced(at, 0, row));
    setOpen(row.id);
  };
  return (
    <>
      <ol
        ref={list}
        className={styles.tree}
        aria-label={intl.formatMessage({ id: 'menus.entries' })}
      >
        {rows.map((row, index) => (
          <MenuRow
            key={row.id}
            {...{ rows, index, locale, mayWrite }}
            named={named?.get(row.contentId)}
            refused={within(refused, `${paths[index]}/`)}
            isOpen={open === row.id}
            onOpen={() => setOpen(open === row.id ? undefined : row.id)}
            onChange={(changed) => onChange(rows.with(index, { ...row, ...changed }))}
            onMove={(moved) => moveTo(row, moved)}
            onAdd={() => add(findEnd(rows, index), row.level + 1)}
            onRemove={() => onChange(rows.toSpliced(index, findEnd(rows, index) - index))}
          />
        ))}
      </ol>
      <p role="status" className="visually-hidden">
        {said}
      </p>
      {mayWrite && (
        <Button className={`button ${styles.add}`} onPress={() => add(rows.length, 1)}>
          <Plus size={16} aria-hidden />
          <FormattedMessage id="menus.add" />
        </Button>
      )}
    </>
  );
}

/** Returns the titles of linked items, by id. */
function useLinkedContent(rows: readonly TreeRow[]) {
  const linked = rows.filter(({ kind, contentId }) => kind === 'content' && contentId !== '');
  const ids = [...new Set(linked.map(({ contentId }) => contentId))].toSorted();
  return useNamedContent(ids).data;
}

/** Moves an entry: it keeps the focus, and its new position is announced. */
function useMovedRows(onChange: (rows: TreeRow[]) => void) {
  const intl = useIntl();
  const [said, setSaid] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const moveTo = ({ id, label }: TreeRow, rows: TreeRow[] | undefined) => {
    if (rows === undefined) return;
    const place = rows.findIndex((row) => row.id === id);
    onChange(rows);
    setSaid(
      intl.formatMessage(
        { id: 'menus.moved' },
        { label, page: place + 1, pages: rows.length, level: rows[place]?.level },
      ),
    );
    // After React has rendered the new order.
    requestAnimationFrame(() => {
      const entries = list.current?.querySelectorAll<HTMLElement>('button[aria-keyshortcuts]');
      entries?.[place]?.focus();
    });
  };
  return { list, said, moveTo };
}

function within(refused: ReadonlyMap<string, string>, path: string): ReadonlyMap<string, string> {
  return new Map(
    [...refused].flatMap(([at, words]) =>
      at.startsWith(path) && !at.slice(path.length).startsWith('children')
        ? [[at.slice(path.length), words] as const]
        : [],
    ),
  );
}
