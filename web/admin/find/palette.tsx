import { Search } from 'lucide-react';
import { useRef, useState } from 'react';
import {
  Autocomplete,
  Dialog,
  Header,
  Input,
  ListBox,
  ListBoxSection,
  Modal,
  ModalOverlay,
  TextField,
} from 'react-aria-components';
import { useIntl } from 'react-intl';
import { useListedActive } from '../shell/use-listed-active.ts';
import { Keys } from '../shortcuts/keys.tsx';
import { isShortcut } from '../shortcuts/shortcuts.ts';
import type { Entry, EntryGroup } from './entry.ts';
import { EntryRow } from './entry-row.tsx';
import styles from './find.module.css';
import { PaletteStatus } from './palette-status.tsx';
import { useEntries } from './use-entries.ts';

interface PaletteProps {
  readonly onOpen: (entry: Entry) => void;
  readonly onClose: () => void;
  readonly showShortcuts: () => void;
}

/**
 * The search over everything: a field with the entries found below it. The arrow keys move between them
 * without leaving the field, Enter opens one, Escape closes.
 */
export function Palette({ onOpen, onClose, showShortcuts }: PaletteProps) {
  const intl = useIntl();
  const dialog = useRef<HTMLElement>(null);
  useListedActive(dialog);
  const [typed, setTyped] = useState('');
  const { groups, state } = useEntries(typed.trim(), showShortcuts);
  const entries = groups.flatMap((group) => group.entries);
  const open = (id: unknown) => {
    const entry = entries.find((one) => one.id === id);
    if (entry) onOpen(entry);
  };
  const title = intl.formatMessage({ id: 'find.title' });
  return (
    <ModalOverlay
      isOpen
      isDismissable
      onOpenChange={(isOpen) => !isOpen && onClose()}
      className={styles.overlay ?? ''}
    >
      <Modal className={styles.modal ?? ''}>
        <Dialog ref={dialog} className={styles.dialog ?? ''} aria-label={title}>
          <Autocomplete inputValue={typed} onInputChange={setTyped}>
            <form
              className={styles.field}
              onKeyDownCapture={(event) => {
                if (!isShortcut('find', event)) return;
                event.preventDefault();
                onClose();
              }}
              onSubmit={(event) => {
                event.preventDefault();
                // What was pasted is found without moving to it.
                if (state.isCurrent) open(entries[0]?.id);
              }}
            >
              <Search size={18} aria-hidden />
              <TextField aria-label={title} className={styles.input ?? ''}>
                <Input
                  autoFocus
                  // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- Autocomplete sets aria-controls
                  role="combobox"
                  aria-expanded={entries.length > 0}
                  placeholder={intl.formatMessage({ id: 'find.placeholder' })}
                />
              </TextField>
            </form>
            <Entries label={title} groups={groups} onOpen={open} />
          </Autocomplete>
          <PaletteStatus typed={typed.trim()} count={entries.length} state={state} />
          <p className={styles.hints} aria-hidden>
            <Hint name="next" words="find.hint-move" />
            <Hint name="open" words="find.hint-open" />
            <Hint name="close" words="find.hint-close" />
            <Hint name="shortcuts" words="shortcuts.title" />
          </p>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

interface EntriesProps {
  readonly label: string;
  readonly groups: readonly EntryGroup[];
  readonly onOpen: (id: unknown) => void;
}

function Entries({ label, groups, onOpen }: EntriesProps) {
  return (
    <ListBox className={styles.entries ?? ''} aria-label={label} onAction={onOpen}>
      {groups.map(({ id, heading, entries }) => (
        <ListBoxSection key={id} id={`group-${id}`}>
          <Header className={styles.heading ?? ''}>{heading}</Header>
          {entries.map((entry) => (
            <EntryRow key={entry.id} entry={entry} />
          ))}
        </ListBoxSection>
      ))}
    </ListBox>
  );
}

interface HintProps {
  readonly name: 'close' | 'next' | 'open' | 'shortcuts';
  readonly words: string;
}

function Hint({ name, words }: HintProps) {
  const intl = useIntl();
  return (
    <span>
      <Keys name={name} /> {intl.formatMessage({ id: words })}
    </span>
  );
}
