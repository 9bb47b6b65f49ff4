import type { LivePostView } from '@parvis/contracts/live-posts/views.ts';
import type { JSONContent } from '@tiptap/core';
import { useIntl } from 'react-intl';
import { InstantField } from '../blocks/instant-field.tsx';
import { RichTextInput } from '../blocks/rich-text-input.tsx';
import { DraftDialog } from '../drafts/draft-dialog.tsx';
import { useDialogForm } from '../drafts/use-dialog-form.ts';
import { useInterfaceLanguage } from '../shell/interface-language.tsx';
import { editPost, publishPost, readPost } from './api/live-posts.ts';
import { nameOf } from './post-words.ts';
import { sentPost, writtenPostSchema } from './sent-post.ts';

const emptyText: JSONContent = { type: 'doc', content: [{ type: 'paragraph' }] };

interface PostDialogProps {
  readonly focusId: string;
  /** Undefined for a new one. */
  readonly post: LivePostView | undefined;
  readonly onClose: () => void;
}

/** The dialog in which a post is written; visitors see it as soon as it is saved. */
export function PostDialog({ focusId, post, onClose }: PostDialogProps) {
  const intl = useIntl();
  const { language } = useInterfaceLanguage();
  const { saved, form, refused } = useDialogForm({
    list: 'live-posts',
    item: post,
    id: `${focusId}.${post?.id ?? 'new'}`,
    schema: writtenPostSchema,
    draftOf: (view) =>
      view
        ? { text: writtenPostSchema.shape.text.parse(view.text), shownAt: view.shownAt }
        : { text: emptyText, shownAt: undefined },
    create: async (draft, commandId) => publishPost(focusId, await sentPost(draft), commandId),
    save: async (draft, revision) => {
      if (post === undefined) throw new Error('a new post has no revision');
      return editPost(post, await sentPost(draft), revision);
    },
    read: () => readPost(focusId, post?.id ?? ''),
    nameOf,
    onClose,
  });
  return (
    <DraftDialog
      wide
      title={intl.formatMessage({ id: post ? 'live-posts.edit' : 'live-posts.create' })}
      form={form}
      saved={saved}
      onClose={onClose}
    >
      <RichTextInput
        label={intl.formatMessage({ id: 'live-posts.text' })}
        value={form.draft.text}
        onChange={(text) => form.change({ text: writtenPostSchema.shape.text.parse(text) })}
        refused={refused.get('html')}
        readOnly={false}
      />
      <InstantField
        // Another instant may come from a draft that is restored.
        key={form.found?.at ?? 'typed'}
        label={intl.formatMessage({ id: 'live-posts.shown-at' })}
        hint="instant.hint"
        value={form.draft.shownAt}
        onChange={(shownAt) =>
          form.change({ shownAt: typeof shownAt === 'string' ? shownAt : undefined })
        }
        refused={refused.get('shownAt')}
        readOnly={false}
        locale={language}
      />
    </DraftDialog>
  );
}
