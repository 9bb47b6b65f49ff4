import { type OfferGroup, offerGroups } from '@parvis/contracts/careers/offer-groups.ts';
import { campaignLists } from '@parvis/contracts/site/filters/campaign.ts';
import { type FacetGroup, facetGroups } from '@parvis/contracts/site/filters/facets.ts';
import { useIntl } from 'react-intl';
import { NativeSelect } from '../shell/native-select.tsx';
import styles from './blocks.module.css';
import { FacetsField, groupOf } from './facet-fields.tsx';
import { type FieldProps, toData } from './field-props.ts';
import { OfferFacetsField } from './offer-facets-field.tsx';

const lists = ['none', ...campaignLists, 'offers'] as const;

/** The list at the end of a campaign page, and the filters that are fixed there. */
export function CampaignField(props: FieldProps) {
  const { label, value, onChange, refused, readOnly } = props;
  const intl = useIntl();
  const campaign = toData(value);
  const list = lists.find((one) => one === campaign['list']) ?? 'none';
  const filters = toData(campaign['filters']);
  const groups = list === 'none' ? [] : list === 'offers' ? offerGroups : facetGroups;
  const fix = (group: string, ids: unknown) => {
    const others = Object.entries(filters).filter(([name]) => name !== group);
    const kept = Array.isArray(ids) && ids.length > 0 ? [...others, [group, ids]] : others;
    onChange({ list, filters: Object.fromEntries(kept) });
  };
  return (
    <fieldset className={styles.link}>
      <legend>{label}</legend>
      <NativeSelect
        label={intl.formatMessage({ id: 'header.campaign.list' })}
        value={list}
        options={lists.map((one) => ({
          value: one,
          label: intl.formatMessage({ id: `header.campaign.list-${one}` }),
        }))}
        onChange={(chosen) => {
          if (!readOnly) onChange(chosen === 'none' ? undefined : { list: chosen, filters: {} });
        }}
      />
      {groups.map((group) => (
        <GroupField
          key={`${list} ${group}`}
          {...props}
          group={group}
          value={filters[group]}
          onChange={(ids) => fix(group, ids)}
          refused={undefined}
        />
      ))}
      {refused !== undefined && (
        <p role="alert" className="refused">
          {refused}
        </p>
      )}
    </fieldset>
  );
}

interface GroupFieldProps extends FieldProps {
  readonly group: FacetGroup | OfferGroup;
}

/** The values that a campaign fixes in a group of the list's filters. */
function GroupField({ group, ...props }: GroupFieldProps) {
  const intl = useIntl();
  const offerGroup = offerGroups.find((one) => one === group);
  if (offerGroup !== undefined) {
    const label = intl.formatMessage({ id: `offer.group.${offerGroup}` });
    return <OfferFacetsField {...props} label={label} group={offerGroup} />;
  }
  const facetGroup = groupOf(group);
  const field = facetGroup === 'categories' ? 'category' : facetGroup;
  const label = intl.formatMessage({ id: `header.${field}` });
  return <FacetsField {...props} label={label} group={facetGroup} />;
}
