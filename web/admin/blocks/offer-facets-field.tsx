import type { OfferGroup } from '@parvis/contracts/careers/offer-groups.ts';
import { textIn } from '@parvis/contracts/site/locale.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useInterfaceLanguage } from '../shell/interface-language.tsx';
import { listOfferFacets } from './api/list-offer-facets.ts';
import type { FieldProps } from './field-props.ts';
import { TagsField } from './tags-field.tsx';

interface OfferFacetsFieldProps extends FieldProps {
  readonly group: OfferGroup;
}

/**
 * Any number of the values of a group by which offers are filtered, found by a part of their names.
 */
export function OfferFacetsField({ group, ...props }: OfferFacetsFieldProps) {
  const { language } = useInterfaceLanguage();
  const [q, setTyped] = useState('');
  const ids = Array.isArray(props.value) ? props.value.filter((id) => typeof id === 'string') : [];
  const found = useQuery(listOfferFacets(group, { q }));
  const chosen = useQuery({ ...listOfferFacets(group, { ids }), enabled: ids.length > 0 });
  const known = new Map(
    [...(found.data?.items ?? []), ...(chosen.data?.items ?? [])].map((one) => [one.id, one]),
  );
  const choices = [...known.values()].map(({ id, names }) => ({
    id,
    title: textIn(names, language),
  }));
  return <TagsField {...props} choices={choices} onType={setTyped} />;
}
