import type { OfferGroup } from '@parvis/contracts/careers/offer-groups.ts';
import type { FilterValue } from '../lists/filters-props.ts';
import { OptionList } from '../lists/option-list.tsx';
import type { LiveList } from '../lists/use-live-list.ts';

/** A group of filters, with the values that can be chosen. */
export interface OptionGroup {
  readonly group: OfferGroup;
  readonly title: string;
  readonly options: readonly FilterValue[];
}

interface GroupOptionsProps extends OptionGroup {
  readonly live: LiveList;
  readonly isShown: (name: string) => boolean;
}

/** The values of a group, which narrow the list. */
export function GroupOptions({ live, ...list }: GroupOptionsProps) {
  const { group } = list;
  const { results, chosen } = live.view;
  return (
    <OptionList
      {...list}
      results={results[group] ?? {}}
      chosen={chosen.facets[group] ?? []}
      onChoose={({ slug, name }, isChosen) =>
        live.send({ type: 'choose', group, slug, name, isChosen })
      }
    />
  );
}
