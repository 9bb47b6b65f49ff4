import { defaultLocale } from '@parvis/contracts/site/locale.ts';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FacetsField, groupOf } from '../blocks/facet-fields.tsx';
import { toTexts } from '../blocks/field-props.ts';
import type { ChoosingDialog } from '../lists/bulk-bar.tsx';
import { NativeSelect } from '../shell/native-select.tsx';
import { type Filing, fileContent } from './api/file-content.ts';
import type { ContentRow } from './api/list-contents.ts';
import { facetsFieldsOf } from './bulk-actions.ts';
import { BulkDialog } from './bulk-dialog.tsx';

/** Adds facets to the drafts of items, or removes them. */
export const BulkFileDialog: ChoosingDialog<ContentRow> = (props) => {
  const fields = facetsFieldsOf(props.items[0]?.kind ?? 'page').map(({ name }) => name);
  const [filing, setFiling] = useState<Filing>({ field: fields[0] ?? '', facets: [], adds: true });
  const isChosen = filing.facets.length > 0;
  return (
    <BulkDialog<ContentRow>
      {...props}
      choice={<FilingChoice fields={fields} filing={filing} onChange={setFiling} />}
      command={isChosen ? (item) => fileContent(item, filing) : undefined}
    />
  );
};

interface FilingChoiceProps {
  readonly fields: readonly string[];
  readonly filing: Filing;
  readonly onChange: (filing: Filing) => void;
}

function FilingChoice({ fields, filing, onChange }: FilingChoiceProps) {
  const intl = useIntl();
  const { field, facets, adds } = filing;
  return (
    <>
      <NativeSelect
        label={intl.formatMessage({ id: 'bulk.filing' })}
        value={adds ? 'add' : 'remove'}
        options={[
          { value: 'add', label: intl.formatMessage({ id: 'bulk.filing.add' }) },
          { value: 'remove', label: intl.formatMessage({ id: 'bulk.filing.remove' }) },
        ]}
        onChange={(chosen) => onChange({ ...filing, adds: chosen === 'add' })}
      />
      <NativeSelect
        label={intl.formatMessage({ id: 'bulk.filing-field' })}
        value={field}
        options={fields.map((name) => ({
          value: name,
          label: intl.formatMessage({ id: `header.${name}` }),
        }))}
        onChange={(name) => onChange({ ...filing, field: name, facets: [] })}
      />
      <FacetsField
        key={field}
        group={groupOf(field)}
        label={intl.formatMessage({ id: `header.${field}` })}
        value={facets}
        onChange={(value) => onChange({ ...filing, facets: toTexts(value) })}
        refused={undefined}
        readOnly={false}
        locale={defaultLocale}
      />
      <p className="note">
        <FormattedMessage id="bulk.filing-draft" />
      </p>
    </>
  );
}
