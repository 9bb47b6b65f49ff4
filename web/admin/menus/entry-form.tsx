import type { NamedContent } from '@parvis/contracts/content/autocomplete-endpoints.ts';
import { contentIdSchema } from '@parvis/contracts/content/ids.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { useIntl } from 'react-intl';
import { CheckboxField } from '../blocks/checkbox-field.tsx';
import { ContentPicker } from '../content-picker/content-picker.tsx';
import { Field } from '../shell/field.tsx';
import { NativeSelect } from '../shell/native-select.tsx';
import type { TreeRow } from './menu-tree.ts';
import styles from './menus.module.css';

interface EntryFormProps {
  readonly row: TreeRow;
  readonly locale: Locale;
  /** The linked item, once loaded. */
  readonly named: NamedContent | undefined;
  readonly refused: ReadonlyMap<string, string>;
  readonly mayWrite: boolean;
  readonly onChange: (changed: Partial<TreeRow>) => void;
}

const kinds = ['content', 'path', 'url'] as const;

/** The fields of an entry: its label and its target. */
export function EntryForm(props: EntryFormProps) {
  const { row, refused, mayWrite, onChange } = props;
  const intl = useIntl();
  return (
    <div className={styles.fields}>
      <Field
        autoFocus={row.label === ''}
        label={intl.formatMessage({ id: 'menus.label' })}
        value={row.label}
        onChange={(label) => onChange({ label })}
        refused={refused.get('label')}
        required
        readOnly={!mayWrite}
      />
      <NativeSelect
        label={intl.formatMessage({ id: 'menus.leads-to' })}
        value={row.kind}
        options={kinds.map((value) => ({
          value,
          label: intl.formatMessage({ id: `menus.kind-${value}` }),
        }))}
        onChange={(kind) => {
          if (mayWrite) onChange({ kind });
        }}
      />
      <Target {...props} />
    </div>
  );
}

function Target({ row, locale, named, refused, mayWrite, onChange }: EntryFormProps) {
  const intl = useIntl();
  const address = intl.formatMessage({ id: 'menus.address' });
  if (row.kind === 'content') {
    const id = contentIdSchema.safeParse(row.contentId).data;
    const title = named?.title;
    if (id !== undefined && title === undefined) return null;
    const label = intl.formatMessage({ id: 'menus.content' });
    if (!mayWrite) return <Field label={label} value={title ?? ''} onChange={() => {}} readOnly />;
    return (
      <ContentPicker
        label={label}
        locale={locale}
        chosen={id && { id, title: title ?? '' }}
        onChoose={(chosen) => onChange({ contentId: chosen?.id ?? '' })}
        refused={refused.get('link/contentId')}
        required
      />
    );
  }
  if (row.kind === 'path')
    return (
      <Field
        label={address}
        hint={intl.formatMessage({ id: 'menus.path-hint' })}
        value={row.path}
        onChange={(path) => onChange({ path })}
        refused={refused.get('link/path')}
        required
        readOnly={!mayWrite}
      />
    );
  return (
    <>
      <Field
        label={address}
        value={row.url}
        onChange={(url) => onChange({ url })}
        refused={refused.get('link/url')}
        required
        readOnly={!mayWrite}
      />
      <CheckboxField
        label={intl.formatMessage({ id: 'text.new-tab' })}
        value={row.newTab}
        onChange={(newTab) => onChange({ newTab: newTab === true })}
        refused={undefined}
        readOnly={!mayWrite}
        locale={locale}
      />
    </>
  );
}
