import { maxHrefLength, safeHref } from '@parvis/contracts/rich-text/document.ts';
import type { Editor } from '@tiptap/react';
import { useRef, useState } from 'react';
import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { Field } from '../../shell/field.tsx';
import { useKeyDown } from '../../shell/use-key-down.ts';
import styles from './text-form.module.css';

/** The form of the link on the selected text. */
export function LinkBar({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const intl = useIntl();
  const current: { href?: string; newTab?: boolean } = editor.getAttributes('link');
  const [href, setHref] = useState(current.href ?? '');
  const [newTab, setNewTab] = useState(current.newTab ?? false);
  const [refused, setRefused] = useState(false);
  const bar = useRef<HTMLFormElement>(null);
  useKeyDown(bar, (event) => {
    if (event.key !== 'Escape') return;
    onClose();
    editor.commands.focus();
  });
  const place = () => {
    if (!safeHref.test(href.trim()) || href.length > maxHrefLength) return setRefused(true);
    const words = editor.state.selection.empty && !editor.isActive('link');
    const chain = editor.chain().focus().extendMarkRange('link');
    const mark = { type: 'link', attrs: { href: href.trim(), newTab } };
    if (words) chain.insertContent({ type: 'text', text: href.trim(), marks: [mark] }).run();
    else chain.setMark('link', mark.attrs).run();
    onClose();
  };
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetMark('link').run();
    onClose();
  };
  return (
    <form
      ref={bar}
      className={styles.linkBar}
      onSubmit={(event) => {
        event.preventDefault();
        place();
      }}
    >
      <Field
        autoFocus
        label={intl.formatMessage({ id: 'text.href' })}
        value={href}
        onChange={setHref}
        refused={refused ? intl.formatMessage({ id: 'text.href-refused' }) : undefined}
      />
      <label className={styles.check}>
        <input type="checkbox" checked={newTab} onChange={() => setNewTab(!newTab)} />
        <FormattedMessage id="text.new-tab" />
      </label>
      <Button type="submit" className="button primary">
        <FormattedMessage id="text.link-place" />
      </Button>
      {current.href !== undefined && (
        <Button className="button" onPress={remove}>
          <FormattedMessage id="text.link-remove" />
        </Button>
      )}
      <Button className="button" onPress={onClose}>
        <FormattedMessage id="action.cancel" />
      </Button>
    </form>
  );
}
