import { treeKinds } from '@parvis/contracts/content/kinds.ts';
import type { Field } from '@parvis/contracts/content/modules/fields.ts';
import { useIntl } from 'react-intl';
import { ImageField } from '../media-picker/image-field.tsx';
import { MediaField } from '../media-picker/media-field.tsx';
import { PictureAltField } from '../media-picker/picture-alt-field.tsx';
import { PageField } from '../page-editor/page-field.tsx';
import { Field as LineField } from '../shell/field.tsx';
import { NativeSelect } from '../shell/native-select.tsx';
import { CampaignField } from './campaign-field.tsx';
import { CheckboxField } from './checkbox-field.tsx';
import { FacetField, FacetOfGroupField, FacetsField, groupOf } from './facet-fields.tsx';
import { type FieldProps, toText } from './field-props.ts';
import { FiguresInput } from './figures-input.tsx';
import { InstantField } from './instant-field.tsx';
import { LinkField } from './link-field.tsx';
import { NumberInput } from './number-input.tsx';
import { RichTextInput } from './rich-text-input.tsx';

const paragraphRows = 3;

interface FieldInputProps extends FieldProps {
  readonly field: Exclude<Field, { kind: 'group' | 'list' }>;
  /** Prefix of the message ids of labels. */
  readonly path: string;
}

/** The input for a field's kind. */
export function FieldInput({ field, path, ...given }: FieldInputProps) {
  const { required } = field;
  const props = { ...given, required };
  const { label, value, onChange, refused, readOnly, locale } = props;
  const shared = { label, onChange, refused, readOnly, required };
  const text = { ...shared, name: field.name, value: toText(value) };
  const id = { ...shared, value: toText(value) || undefined };
  switch (field.kind) {
    case 'facet-of-group':
      return <FacetOfGroupField {...props} />;
    case 'line':
    case 'code':
      return <LineField {...text} />;
    case 'paragraph':
      return <LineField {...text} rows={paragraphRows} />;
    case 'rich-text':
      return <RichTextInput key={path} {...props} />;
    case 'figures':
      return <FiguresInput {...props} />;
    case 'mailbox':
      return <LineField {...text} type="email" />;
    case 'number':
      return <NumberInput {...props} />;
    case 'checkbox':
      return <CheckboxField {...props} />;
    case 'day':
      return <LineField {...text} type="date" />;
    case 'instant':
      return <InstantField {...props} hint="instant.printed" />;
    case 'link':
      return <LinkField {...props} optional={field.optional} />;
    case 'choice':
      return <ChoiceField {...props} field={field} path={path} />;
    case 'image':
      return <ImageField {...id} optional={field.optional} ofHeader={path === 'header'} />;
    case 'picture-alt':
      return <PictureAltField {...props} />;
    case 'file':
    case 'video':
    case 'playlist':
      return <MediaField key={id.value} {...id} kind={field.kind} />;
    case 'content':
      return <PageField key={id.value} {...id} locale={locale} />;
    case 'parent':
      return (
        <PageField key={id.value} {...id} locale={locale} kinds={treeKinds} except={props.except} />
      );
    case 'facet':
      return <FacetField {...props} group={groupOf(field.name)} />;
    case 'facets':
      return <FacetsField {...props} group={groupOf(field.name)} />;
    case 'campaign':
      return <CampaignField {...props} />;
  }
}

interface ChoiceFieldProps extends FieldProps {
  readonly field: Extract<Field, { kind: 'choice' }>;
  readonly path: string;
}

function ChoiceField({ field: { name, options }, path, ...props }: ChoiceFieldProps) {
  const { label, value, onChange, readOnly } = props;
  const intl = useIntl();
  return (
    <NativeSelect
      label={label}
      value={toText(value) || (options[0] ?? '')}
      options={options.map((option) => ({
        value: option,
        label: intl.formatMessage({ id: `${path}.${name}-${option}` }),
      }))}
      onChange={(chosen) => {
        if (!readOnly) onChange(chosen);
      }}
    />
  );
}
