import { useIntl } from 'react-intl';
import { PageField } from '../page-editor/page-field.tsx';
import type { PartData } from '../page-editor/part.ts';
import { Field } from '../shell/field.tsx';
import { NativeSelect } from '../shell/native-select.tsx';
import styles from './blocks.module.css';
import { CheckboxField } from './checkbox-field.tsx';
import { type FieldProps, toData, toText } from './field-props.ts';

const kinds = ['none', 'content', 'address'] as const;

/** The target of a link: a page of the site, which may move, or an address. */
export function LinkField({ optional, ...props }: FieldProps & { readonly optional: boolean }) {
  const { label, value, onChange, refused, readOnly } = props;
  const intl = useIntl();
  const link = toData(value);
  const kind = kinds.find((one) => one === link['kind']) ?? (optional ? 'none' : 'content');
  return (
    <fieldset className={styles.link}>
      <legend>{label}</legend>
      <NativeSelect
        quiet
        label={intl.formatMessage({ id: 'link.kind' })}
        value={kind}
        options={kinds
          .filter((one) => optional || one !== 'none')
          .map((one) => ({ value: one, label: intl.formatMessage({ id: `link.${one}` }) }))}
        onChange={(chosen) => {
          if (!readOnly) onChange(chosen === 'none' ? undefined : { kind: chosen });
        }}
      />
      {kind === 'none' ? null : (
        <Target {...props} key={kind} kind={kind} link={link} refused={refused} />
      )}
    </fieldset>
  );
}

interface TargetProps extends FieldProps {
  readonly kind: 'content' | 'address';
  readonly link: PartData;
}

function Target({ kind, link, onChange, refused, readOnly, locale }: TargetProps) {
  const intl = useIntl();
  if (kind === 'content') {
    return (
      <PageField
        label={intl.formatMessage({ id: 'link.page' })}
        locale={locale}
        value={toText(link['contentId']) || undefined}
        onChange={(contentId) => onChange({ kind, contentId })}
        refused={refused}
        readOnly={readOnly}
      />
    );
  }
  return (
    <>
      <Field
        label={intl.formatMessage({ id: 'link.href' })}
        value={toText(link['href'])}
        onChange={(href) => onChange({ ...link, kind, href })}
        refused={refused}
        readOnly={readOnly}
        required
      />
      <CheckboxField
        label={intl.formatMessage({ id: 'text.new-tab' })}
        value={link['newTab']}
        onChange={(newTab) => onChange({ ...link, kind, newTab })}
        refused={undefined}
        readOnly={readOnly}
        locale={locale}
      />
    </>
  );
}
