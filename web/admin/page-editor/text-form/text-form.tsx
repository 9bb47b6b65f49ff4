import { richTextSchema } from '@parvis/contracts/rich-text/document.ts';
import { EditorContent, type JSONContent, useEditor } from '@tiptap/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { z } from 'zod';
import type { FormProps } from '../form-props.ts';
import { sameData } from '../same-data.ts';
import { LinkBar } from './link-bar.tsx';
import { textExtensions } from './text-extensions.ts';
import styles from './text-form.module.css';
import { TextToolbar } from './text-toolbar.tsx';

const emptyText: JSONContent = { type: 'doc', content: [{ type: 'paragraph' }] };

/** Rich text in an editor of its own; what it hands on is the contract's JSON. */
export function TextForm({ data, onChange, refused, readOnly }: FormProps) {
  const intl = useIntl();
  const [linking, setLinking] = useState(false);
  const shown = useRef<unknown>(data['doc']);
  const typed = useEffectEvent((doc: unknown) => {
    shown.current = doc;
    onChange({ doc });
  });
  const editor = useEditor({
    extensions: textExtensions,
    content: documentOf(data['doc']),
    editable: !readOnly,
    injectCSS: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': intl.formatMessage({ id: 'text.label' }),
        class: styles.writing ?? '',
      },
    },
  });
  useEffect(() => {
    if (shown.current === data['doc']) return;
    const doc = data['doc'];
    const same = sameData('text', { doc: editor.getJSON() }, { doc });
    shown.current = doc;
    if (!same) editor.commands.setContent(documentOf(doc), { emitUpdate: false });
  }, [editor, data]);
  useEffect(() => {
    const tell = () => typed(editor.getJSON());
    editor.on('update', tell);
    return () => {
      editor.off('update', tell);
    };
  }, [editor]);
  useEffect(() => editor.setEditable(!readOnly, false), [editor, readOnly]);
  return (
    <div className={styles.frame}>
      {!readOnly && <TextToolbar editor={editor} onLink={() => setLinking(true)} />}
      {linking && <LinkBar editor={editor} onClose={() => setLinking(false)} />}
      <EditorContent
        editor={editor}
        onKeyDown={(event) => {
          if (!(event.ctrlKey || event.metaKey) || event.key !== 'k' || readOnly) return;
          event.preventDefault();
          setLinking(true);
        }}
      />
      {refused.get('doc') && <p className="refused">{refused.get('doc')}</p>}
    </div>
  );
}

/** A document the editor can open, as its own type knows it. */
const openable = z.custom<JSONContent>((doc) => {
  const parsed = richTextSchema.safeParse(doc);
  return parsed.success && parsed.data.content.length > 0;
});

function documentOf(doc: unknown): JSONContent {
  return openable.safeParse(doc).data ?? emptyText;
}
