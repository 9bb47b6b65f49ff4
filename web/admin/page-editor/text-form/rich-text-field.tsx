import { richTextSchema } from '@parvis/contracts/rich-text/document.ts';
import { EditorContent, type JSONContent, useEditor } from '@tiptap/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { z } from 'zod';
import { UploadQueue } from '../../library/upload/upload-queue.tsx';
import { isShortcut } from '../../shortcuts/shortcuts.ts';
import { isSameData } from '../same-data.ts';
import { LinkBar } from './link-bar.tsx';
import { useLeftOutNotice } from './paste/use-left-out-notice.ts';
import { usePastedPictures } from './paste/use-pasted-pictures.ts';
import { textExtensions } from './text-extensions.ts';
import styles from './text-form.module.css';
import { TextToolbar } from './text-toolbar.tsx';

const emptyText: JSONContent = { type: 'doc', content: [{ type: 'paragraph' }] };

interface RichTextFieldProps {
  readonly label: string;
  readonly value: unknown;
  readonly onChange: (doc: unknown) => void;
  readonly refused: string | undefined;
  readonly readOnly: boolean;
}

/** A rich text editor whose value is the contract's JSON. */
export function RichTextField({ label, value, onChange, refused, readOnly }: RichTextFieldProps) {
  const [linking, setLinking] = useState(false);
  const shown = useRef<unknown>(value);
  const typed = useEffectEvent((doc: unknown) => {
    shown.current = doc;
    onChange(doc);
  });
  const editor = useEditor({
    extensions: textExtensions,
    content: toDocument(value),
    editable: !readOnly,
    injectCSS: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        class: styles.writing ?? '',
      },
    },
  });
  useEffect(() => {
    if (shown.current === value) return;
    const same = isSameData('text', { doc: editor.getJSON() }, { doc: value });
    shown.current = value;
    if (!same) editor.commands.setContent(toDocument(value), { emitUpdate: false });
  }, [editor, value]);
  useEffect(() => {
    const onUpdate = () => typed(editor.getJSON());
    editor.on('update', onUpdate);
    return () => {
      editor.off('update', onUpdate);
    };
  }, [editor]);
  const pictures = usePastedPictures();
  useLeftOutNotice(editor, pictures.add);
  useEffect(() => editor.setEditable(!readOnly, false), [editor, readOnly]);
  return (
    <div className={styles.frame}>
      {!readOnly && <TextToolbar editor={editor} onLink={() => setLinking(true)} />}
      {linking && <LinkBar editor={editor} onClose={() => setLinking(false)} />}
      {refused && (
        <p role="alert" className="refused">
          {refused}
        </p>
      )}
      <EditorContent
        editor={editor}
        onKeyDown={(event) => {
          if (!isShortcut('link', event) || readOnly) return;
          event.preventDefault();
          setLinking(true);
        }}
      />
      <UploadQueue uploads={pictures} />
    </div>
  );
}

/** A document that the editor can open, in the editor's type. */
const openable = z.custom<JSONContent>((doc) => {
  const parsed = richTextSchema.safeParse(doc);
  return parsed.success && parsed.data.content.length > 0;
});

function toDocument(doc: unknown): JSONContent {
  return openable.safeParse(doc).data ?? emptyText;
}
