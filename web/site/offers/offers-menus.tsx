import { isPlaceGroup } from '@parvis/contracts/careers/offer-groups.ts';
import type { DisclosureGroupProps } from '../../ui/disclosure/disclosure-group.tsx';
import { OptionSearch } from '../lists/option-search.tsx';
import { badge } from '../lists/panel-frame.tsx';
import type { LiveList } from '../lists/use-live-list.ts';
import { GroupOptions } from './group-options.tsx';
import type { OffersFiltersProps } from './offers-filters-props.ts';
import { PlaceMenu } from './place-menu.tsx';

type Menu = DisclosureGroupProps['items'][number];

/** Returns the types of filters: places, then every other group with its values. */
export function offersMenus({ groups: first, labels }: OffersFiltersProps, live: LiveList) {
  const { chosen, choices } = live.view;
  const groups = first.map((one) => ({ ...one, options: choices?.[one.group] ?? one.options }));
  const levels = groups.filter(({ group }) => isPlaceGroup(group));
  const countOf = (group: string) => chosen.facets[group]?.length ?? 0;
  const near = chosen.near === undefined ? 0 : 1;
  const menus: Menu[] = groups
    .filter((one) => !levels.includes(one))
    .map((one) => ({
      id: one.group,
      title: one.title,
      count: badge(labels, countOf(one.group)),
      content: (
        <OptionSearch label={labels.findValue} none={labels.findNoValue} options={one.options}>
          {(isShown) => <GroupOptions {...one} live={live} isShown={isShown} />}
        </OptionSearch>
      ),
    }));
  if (levels.length + near > 0) {
    menus.unshift({
      id: 'place',
      title: labels.placeType,
      count: badge(
        labels,
        levels.reduce((sum, { group }) => sum + countOf(group), near),
      ),
      content: <PlaceMenu levels={levels} labels={labels} live={live} />,
    });
  }
  return menus;
}
