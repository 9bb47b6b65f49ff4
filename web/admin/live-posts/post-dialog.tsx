import type { LivePostView } from '@parvis/contracts/live-posts/views.ts';
import type { JSONContent } from '@tiptap/core';
import { useIntl } from 'react-intl';
import { InstantField } from '../blocks/instant-field.tsx';
import { RichTextInput } from '../blocks/rich-text-input.tsx';
import { DraftDialog } from '../drafts/draft-dialog.tsx';
import { useEntityForm } from '../drafts/use-entity-form.ts';
import { useInterfaceLanguage } from '../shell/interface-language.tsx';
import { postRequests } from './post-entity.ts';
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
  const { refused, ...dialog } = useEntityForm({
    list: 'live-posts',
    place: { focusId },
    requests: postRequests,
    item: post,
    schema: writtenPostSchema,
    draftOf: (view) =>
      view
        ? { text: writtenPostSchema.shape.text.parse(view.text), shownAt: view.shownAt }
        : { text: emptyText, shownAt: undefined },
    bodyOf: sentPost,
    nameOf,
    onClose,
  });
  const { draft, change, found } = dialog.form;
  return (
    <DraftDialog
      wide
      title={intl.formatMessage({ id: post ? 'live-posts.edit' : 'live-posts.create' })}
      {...dialog}
    >
      <RichTextInput
        label={intl.formatMessage({ id: 'live-posts.text' })}
        value={draft.text}
        onChange={(text) => change({ text: writtenPostSchema.shape.text.parse(text) })}
        refused={refused.get('html')}
        readOnly={false}
      />
      <InstantField
        // Another instant may come from a draft that is restored.
        key={found?.at ?? 'typed'}
        label={intl.formatMessage({ id: 'live-posts.shown-at' })}
        hint="instant.hint"
        value={draft.shownAt}
        onChange={(shownAt) =>
          change({ shownAt: typeof shownAt === 'string' ? shownAt : undefined })
        }
        refused={refused.get('shownAt')}
        readOnly={false}
        locale={language}
      />
    </DraftDialog>
  );
}
