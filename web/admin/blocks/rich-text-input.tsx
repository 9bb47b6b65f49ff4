import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { Button } from 'react-aria-components';
import { FormattedMessage } from 'react-intl';
import type { RichTextField } from '../page-editor/text-form/rich-text-field.tsx';
import { Loading } from '../shell/frame.tsx';

/** The script of the rich text editor, the largest of the back-office; loaded once. */
export const richTextScript = queryOptions({
  queryKey: ['script', 'rich-text-field'],
  queryFn: () => import('../page-editor/text-form/rich-text-field.tsx'),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});

/** A rich text editor. When its script fails to load, the rest of the form still works. */
export function RichTextInput(props: ComponentProps<typeof RichTextField>) {
  const script = useQuery(richTextScript);
  if (script.data) return <script.data.RichTextField {...props} />;
  if (!script.isError) return <Loading />;
  return (
    <div role="alert">
      <p className="refused">
        <FormattedMessage id="failure.form" />
      </p>
      <Button className="button" onPress={() => void script.refetch()}>
        <FormattedMessage id="action.retry" />
      </Button>
    </div>
  );
}
