import { lossKinds } from '@parvis/contracts/rich-text/html/losses.ts';
import type { Editor } from '@tiptap/react';
import { useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';
import { useNotify } from '../../../shell/notices.tsx';
import { hasAny, type LeftOut } from './paste-extension.ts';

/**
 * Says what was left out of a paste, with undo.
 * @param onPictures called with the pictures that the clipboard had as files
 */
export function useLeftOutNotice(
  editor: Editor,
  onPictures: (pictures: readonly File[]) => void,
): void {
  const intl = useIntl();
  const notify = useNotify();
  const say = useEffectEvent(({ losses, pictures, undo }: LeftOut) => {
    if (pictures.length > 0) onPictures(pictures);
    if (!hasAny(losses)) return;
    const parts = lossKinds
      .filter((kind) => losses[kind] > 0)
      .map((kind) => intl.formatMessage({ id: `paste.lost.${kind}` }, { count: losses[kind] }));
    notify({
      words: intl.formatMessage({ id: 'paste.left-out' }, { what: intl.formatList(parts) }),
      subject: 'paste',
      ...(losses.pictures > 0 && { detail: intl.formatMessage({ id: 'paste.pictures' }) }),
      ...(undo && { action: { label: intl.formatMessage({ id: 'action.undo' }), run: undo } }),
    });
  });
  useEffect(() => {
    const onLeftOut = (leftOut: LeftOut) => say(leftOut);
    editor.on('leftOut', onLeftOut);
    return () => {
      editor.off('leftOut', onLeftOut);
    };
  }, [editor]);
}
