import { isPlaceGroup } from '@parvis/contracts/careers/offer-groups.ts';
import type { DisclosureGroupProps } from '../../ui/disclosure/disclosure-group.tsx';
import { OptionList } from '../lists/option-list.tsx';
import { OptionSearch } from '../lists/option-search.tsx';
import type { LiveList } from '../lists/use-live-list.ts';
import type { OffersFiltersProps } from './offers-filters-props.ts';
import { PlaceMenu } from './place-menu.tsx';

type Menu = DisclosureGroupProps['items'][number];

/** Returns the types of filters: places, then every other group with its values. */
export function offersMenus(
  panel: OffersFiltersProps,
  live: LiveList,
  id: string,
): readonly Menu[] {
  const { groups, labels } = panel;
  const { chosen, results, choices } = live.view;
  const badge = (value: number) => ({ value, words: labels.chosen.replace('#', String(value)) });
  const countOf = (group: string) => chosen.facets[group]?.length ?? 0;
  const places = groups.filter(({ group }) => isPlaceGroup(group));
  const placesChosen = places.reduce((sum, { group }) => sum + countOf(group), 0);
  const others = groups.filter(({ group }) => !isPlaceGroup(group));
  const place: Menu = {
    id: 'place',
    title: labels.placeType,
    count: badge(placesChosen + (chosen.near === undefined ? 0 : 1)),
    content: <PlaceMenu id={id} panel={panel} live={live} />,
  };
  return [
    ...(places.length > 0 || chosen.near !== undefined ? [place] : []),
    ...others.map(({ group, title, options: first }) => {
      const options = choices?.[group] ?? first;
      const content = (
        <OptionSearch label={labels.findValue} none={labels.findNoValue} options={options}>
          {(isShown) => (
            <OptionList
              group={group}
              title={title}
              options={options}
              results={results[group] ?? {}}
              chosen={chosen.facets[group] ?? []}
              isShown={isShown}
              onChoose={({ slug, name }, isChosen) =>
                live.send({ type: 'choose', group, slug, name, isChosen })
              }
            />
          )}
        </OptionSearch>
      );
      return { id: group, title, count: badge(countOf(group)), content };
    }),
  ];
}
