import { type Editor, useEditorState } from '@tiptap/react';
import { useIntl } from 'react-intl';
import styles from './text-form.module.css';

const levels = [1, 2, 3, 4] as const;

/** Sets the block at the cursor: a paragraph, or a heading of four levels. */
export function BlockSelect({ editor }: { editor: Editor }) {
  const intl = useIntl();
  const level = useEditorState({
    editor,
    selector: ({ editor: now }) =>
      levels.find((each) => now.isActive('heading', { level: each })) ?? 0,
  });
  return (
    <select
      className={styles.block}
      aria-label={intl.formatMessage({ id: 'text.block' })}
      value={level}
      onChange={(event) => {
        const chosen = levels.find((each) => String(each) === event.target.value);
        if (chosen === undefined) editor.chain().focus().setParagraph().run();
        else editor.chain().focus().setHeading({ level: chosen }).run();
      }}
    >
      <option value={0}>{intl.formatMessage({ id: 'text.paragraph' })}</option>
      {levels.map((each) => (
        <option key={each} value={each}>
          {intl.formatMessage({ id: 'text.heading' }, { level: each })}
        </option>
      ))}
    </select>
  );
}
