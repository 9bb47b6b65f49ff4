import {
  type VocabularyGroup,
  vocabularyGroupSchema,
} from '@parvis/contracts/facets/facet-name.ts';
import { textIn } from '@parvis/contracts/site/locale.ts';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useInterfaceLanguage } from '../shell/interface-language.tsx';
import { NativeSelect } from '../shell/native-select.tsx';
import { listFacets } from './api/list-facets.ts';
import { type FieldProps, toText } from './field-props.ts';
import { type Tag, TagsField } from './tags-field.tsx';

interface FacetProps extends FieldProps {
  readonly group: VocabularyGroup;
}

/** Returns the group of facets from which a header's field takes its values. */
export function groupOf(field: string): VocabularyGroup {
  return field === 'category' ? 'categories' : vocabularyGroupSchema.parse(field);
}

/**
 * Returns the facets of a group by their names in the interface's language, in alphabetical order.
 */
function useFacets(group: VocabularyGroup): readonly Tag[] {
  const { language } = useInterfaceLanguage();
  const { data } = useQuery(listFacets(group));
  const facets = (data?.items ?? []).map(({ id, names }) => ({
    id,
    title: textIn(names, language),
  }));
  return facets.toSorted((a, b) => a.title.localeCompare(b.title, language));
}

/** One facet of a group, or none. */
export function FacetField({ group, label, value, onChange, readOnly }: FacetProps) {
  const intl = useIntl();
  const facets = useFacets(group);
  const chosen = toText(value);
  const unknown = chosen === '' || facets.some(({ id }) => id === chosen) ? [] : [chosen];
  return (
    <NativeSelect
      label={label}
      value={chosen}
      options={[
        { value: '', label: intl.formatMessage({ id: 'facet.none' }) },
        ...unknown.map((id) => ({ value: id, label: id })),
        ...facets.map(({ id, title }) => ({ value: id, label: title })),
      ]}
      onChange={(id) => {
        if (!readOnly) onChange(id === '' ? undefined : id);
      }}
    />
  );
}

/**
 * One facet of the group that the neighbouring field `group` names, or none; renders nothing while
 * that field names no group.
 */
export function FacetOfGroupField(props: FieldProps) {
  const group = toText(props.siblings?.['group']);
  if (group === '' || group === 'none') return null;
  return <FacetField key={group} {...props} group={groupOf(group)} />;
}

/** Any number of facets of a group. */
export function FacetsField({ group, ...props }: FacetProps) {
  return <TagsField {...props} choices={useFacets(group)} />;
}
