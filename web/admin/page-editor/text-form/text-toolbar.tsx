import { type Editor, useEditorState } from '@tiptap/react';
import { useContext } from 'react';
import { Button, Group, ToggleButton, Toolbar } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { ariaKeys } from '../../shortcuts/shortcuts.ts';
import { ConvertTableContext } from '../table-conversion/convert-table-context.ts';
import { BlockSelect } from './block-select.tsx';
import { type TextCommand, tableCommands, textCommands } from './text-commands.ts';
import styles from './text-form.module.css';

interface TextToolbarProps {
  readonly editor: Editor;
  readonly onLink: () => void;
}

/** The text toolbar: one tab stop, with arrow keys between its buttons. */
export function TextToolbar({ editor, onLink }: TextToolbarProps) {
  const intl = useIntl();
  const inTable = useEditorState({ editor, selector: ({ editor: now }) => now.isActive('table') });
  return (
    <Toolbar
      className={styles.toolbar ?? ''}
      aria-label={intl.formatMessage({ id: 'text.toolbar' })}
    >
      <BlockSelect editor={editor} />
      {textCommands.map((group) => (
        <Group key={group[0]?.name} className={styles.group ?? ''}>
          {group.map((command) => (
            <CommandButton key={command.name} editor={editor} command={command} onLink={onLink} />
          ))}
        </Group>
      ))}
      {inTable && (
        <Group
          className={styles.tableTools ?? ''}
          aria-label={intl.formatMessage({ id: 'text.table' })}
        >
          {tableCommands.map(({ name, run }) => (
            <Button key={name} className="button small" onPress={() => run(editor)}>
              {intl.formatMessage({ id: `text.${name}` })}
            </Button>
          ))}
          <ConvertButton editor={editor} />
        </Group>
      )}
    </Toolbar>
  );
}

/** Turns the table at the cursor into a module; a table within a list or a quote cannot be one. */
function ConvertButton({ editor }: { editor: Editor }) {
  const convert = useContext(ConvertTableContext);
  const at = useEditorState({
    editor,
    selector: ({ editor: { state } }) => {
      const { $from } = state.selection;
      return $from.node(1)?.type.name === 'table' ? $from.index(0) : undefined;
    },
  });
  if (convert === undefined || at === undefined) return null;
  return (
    <Button className="button small" onPress={() => convert(at)}>
      <FormattedMessage id="text.to-figures" />
    </Button>
  );
}

function CommandButton({ editor, command, onLink }: TextToolbarProps & { command: TextCommand }) {
  const intl = useIntl();
  const { active, can } = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      active: command.active?.(now) ?? false,
      can: command.can?.(now) ?? true,
    }),
  });
  const Icon = command.icon;
  return (
    <ToggleButton
      className={styles.tool ?? ''}
      isSelected={active}
      isDisabled={!can}
      aria-label={intl.formatMessage({ id: `text.${command.name}` })}
      {...(command.shortcut && { 'aria-keyshortcuts': ariaKeys(command.shortcut) })}
      onChange={() => command.run(editor, onLink)}
    >
      <Icon size={16} aria-hidden />
    </ToggleButton>
  );
}
