import { facetFields } from '@parvis/contracts/content/details.ts';
import { headerFields } from '@parvis/contracts/content/header-fields.ts';
import type { ContentKind } from '@parvis/contracts/content/kinds.ts';
import type { Field } from '@parvis/contracts/content/modules/fields.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { useIntl } from 'react-intl';
import { toText } from '../blocks/field-props.ts';
import { Fields } from '../blocks/fields.tsx';
import { Field as LineField } from '../shell/field.tsx';
import type { FormProps } from './form-props.ts';
import { hintOfSlug } from './hint-of-slug.ts';
import styles from './part-form.module.css';

/** Fields that come first, in this order. */
const first = ['title', 'firstName', 'lastName', 'role', 'slug', 'parentId', 'nature'];
const folded = {
  filing: ['category', ...facetFields],
  options: ['order', 'applicantProfile', 'campaign'],
} as const;
const foldedNames: ReadonlySet<string> = new Set(Object.values(folded).flat());

interface HeaderFieldsProps extends FormProps {
  readonly fields: readonly Field[];
  readonly locale: Locale;
  /** The item that is edited. */
  readonly except?: string | undefined;
}

/** Fields of a header; the address shows its parts. */
export function HeaderFields({ fields, ...form }: HeaderFieldsProps) {
  const intl = useIntl();
  return fields.map((field) =>
    field.name === 'slug' ? (
      <LineField
        key="slug"
        name="slug"
        label={intl.formatMessage({ id: 'header.slug' })}
        value={toText(form.data['slug'])}
        onChange={(slug) => form.onChange({ ...form.data, slug })}
        refused={form.refused.get('slug')}
        readOnly={form.readOnly}
        hint={hintOfSlug(intl, toText(form.data['slug']), isAtTop(fields, form.data), form.locale)}
      />
    ) : (
      <Fields key={field.name} {...form} fields={[field]} path="header" />
    ),
  );
}

/** Returns whether the item is at the top of the tree of pages. */
function isAtTop(fields: readonly Field[], { parentId }: FormProps['data']): boolean {
  return fields.some(({ name }) => name === 'parentId') && !parentId;
}

/** Returns the fields of a kind's header that are always visible, names and address first. */
export function shownFields(kind: ContentKind): readonly Field[] {
  const shown = headerFields[kind].filter(({ name }) => !foldedNames.has(name));
  const place = (name: string) => (first.includes(name) ? first.indexOf(name) : first.length);
  return shown.toSorted((a, b) => place(a.name) - place(b.name));
}

interface FoldedFieldsProps extends Omit<HeaderFieldsProps, 'fields'> {
  readonly kind: ContentKind;
  readonly section: keyof typeof folded;
}

/** A section of rarely used fields; initially open if one of them was refused. */
export function FoldedFields({ kind, section, ...form }: FoldedFieldsProps) {
  const intl = useIntl();
  const names: readonly string[] = folded[section];
  const fields = headerFields[kind].filter(({ name }) => names.includes(name));
  if (fields.length === 0) return null;
  const refused = [...form.refused.keys()].some((path) => names.includes(path.split('/')[0] ?? ''));
  return (
    <details className={styles.section} open={refused || undefined}>
      <summary>{intl.formatMessage({ id: `header.section.${section}` })}</summary>
      <HeaderFields {...form} fields={fields} />
    </details>
  );
}
