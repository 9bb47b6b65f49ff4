import { contentIdSchema } from '@parvis/contracts/content/ids.ts';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import { ContentPicker } from '../content-picker/content-picker.tsx';
import { useNamedContent } from '../content-picker/use-named-content.ts';
import lists from '../lists/lists.module.css';
import { Loading } from '../shell/frame.tsx';
import { PostList } from './post-list.tsx';

/** The live feed of a focus, for editing; the focus is in the address. */
export function LivePostsScreen() {
  const intl = useIntl();
  const { focus, page } = useSearch({ from: '/admin/live-posts' });
  const navigate = useNavigate({ from: '/admin/live-posts' });
  const { data: named, isPending } = useNamedContent(focus === undefined ? [] : [focus]);
  if (focus !== undefined && isPending) return <Loading />;
  const title = (focus && named?.get(focus)?.title) ?? focus;
  const picker = (
    <ContentPicker
      label={intl.formatMessage({ id: 'live-posts.focus' })}
      kinds={['focus']}
      chosen={focus && { id: focus, title: title ?? focus }}
      onChoose={(chosen) =>
        void navigate({
          search: { focus: chosen && contentIdSchema.parse(chosen.id) },
          replace: true,
        })
      }
    />
  );
  if (focus === undefined)
    return (
      <section className={lists.screen}>
        <h1>
          <FormattedMessage id="live-posts.title" />
        </h1>
        {picker}
        <p className={lists.none}>
          <FormattedMessage id="live-posts.choose" />
        </p>
      </section>
    );
  return (
    <PostList key={focus} focusId={focus} page={page}>
      {picker}
    </PostList>
  );
}
