import type { ContentView } from '@parvis/contracts/content/views.ts';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { PagePicker } from '../pages/page-picker.tsx';
import { Field } from '../shell/field.tsx';
import { readEditor } from './api/read-editor.ts';
import type { FormProps } from './form-props.ts';
import { headerFieldsSchema } from './part.ts';

/** What the page says about itself: title, address, parent, summary. */
export function HeaderForm({
  data,
  onChange,
  refused,
  readOnly,
  content,
}: FormProps & { content: ContentView }) {
  const intl = useIntl();
  const header = headerFieldsSchema.parse(data);
  const isHome = content.slug === '' && content.parentId === null;
  const moves = header.slug !== content.slug || (header.parentId ?? null) !== content.parentId;
  const text = (
    name: 'title' | 'slug' | 'summary',
    more: { rows?: number; hint?: string } = {},
  ) => (
    <Field
      name={name}
      label={intl.formatMessage({ id: `header.${name}` })}
      value={header[name] ?? ''}
      onChange={(value) => onChange({ ...header, [name]: value })}
      refused={refused.get(name)}
      readOnly={readOnly}
      {...more}
    />
  );
  return (
    <div>
      {text('title')}
      {!isHome && text('slug', { hint: intl.formatMessage({ id: 'header.slug-hint' }) })}
      {!isHome && (
        <ParentField
          content={content}
          parentId={header.parentId}
          readOnly={readOnly}
          refused={refused.get('parentId')}
          onChoose={(parentId) => onChange({ ...header, parentId })}
        />
      )}
      {moves && content.status === 'published' && (
        <p className="note">
          <FormattedMessage id="header.moves" values={{ url: content.url }} />
        </p>
      )}
      {text('summary', { rows: 3 })}
    </div>
  );
}

interface ParentFieldProps {
  readonly content: ContentView;
  readonly parentId: ContentView['id'] | undefined;
  readonly readOnly: boolean;
  readonly refused: string | undefined;
  readonly onChoose: (parentId: ContentView['id'] | undefined) => void;
}

function ParentField({ content, parentId, readOnly, refused, onChoose }: ParentFieldProps) {
  const intl = useIntl();
  const label = intl.formatMessage({ id: 'header.parent' });
  const { data: parent, isPending } = useQuery({
    ...readEditor(parentId ?? ''),
    enabled: parentId !== undefined,
    refetchInterval: false,
  });
  if (parentId !== undefined && isPending) return null;
  const chosen =
    parentId === undefined ? undefined : { id: parentId, title: parent?.content.title ?? parentId };
  if (readOnly)
    return <Field label={label} value={chosen?.title ?? ''} onChange={() => {}} readOnly />;
  return (
    <PagePicker
      label={label}
      locale={content.locale}
      except={content.id}
      chosen={chosen}
      refused={refused}
      onChoose={(page) => onChoose(page?.id)}
    />
  );
}
