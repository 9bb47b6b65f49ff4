import type { ContentView } from '@parvis/contracts/content/views.ts';
import { FormattedMessage, useIntl } from 'react-intl';
import { NumberInput } from '../blocks/number-input.tsx';
import { Field } from '../shell/field.tsx';
import type { FormProps } from './form-props.ts';
import { moveOf } from './moves.ts';
import { PageField } from './page-field.tsx';
import { headerFieldsSchema } from './part.ts';

/** The form of the page's header: title, address, parent, summary. */
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
        <PageField
          label={intl.formatMessage({ id: 'header.parent' })}
          locale={content.locale}
          except={content.id}
          value={header.parentId}
          readOnly={readOnly}
          refused={refused.get('parentId')}
          onChange={(parentId) => onChange({ ...header, parentId })}
        />
      )}
      {moveOf(content, data) !== undefined && (
        <p className="note">
          <FormattedMessage id="header.moves" values={{ url: content.url }} />
        </p>
      )}
      {!isHome && (
        <NumberInput
          label={intl.formatMessage({ id: 'header.order' })}
          value={header.order}
          readOnly={readOnly}
          refused={refused.get('order')}
          locale={content.locale}
          onChange={(order) => onChange({ ...header, order: order ?? 0 })}
        />
      )}
      {text('summary', { rows: 3 })}
    </div>
  );
}
