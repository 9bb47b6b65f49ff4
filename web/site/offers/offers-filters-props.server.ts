import type { OfferGroup } from '@parvis/contracts/careers/offer-groups.ts';
import type { OffersList } from '@parvis/contracts/careers/offer-views.ts';
import type { ListGroup } from '@parvis/contracts/site/filters/filtered-list.ts';
import type { ChosenFilters } from '@parvis/contracts/site/filters/list-data.ts';
import { writeNear } from '@parvis/contracts/site/filters/near.ts';
import { pathOf } from '@parvis/contracts/site/routes/path-of.ts';
import type { IntlShape } from 'react-intl';
import { chosenSlugs } from '../lists/chosen-filters.server.ts';
import type { FilterOption } from '../lists/filters-props.ts';
import type { OffersFiltersLabels, OffersFiltersProps } from './offers-filters-props.ts';
import { shownSwitches, switchNames } from './switch-names.server.ts';

/** The number of values beyond which others are found by the field of keywords or of places. */
const valuesShown = 60;

/** Returns the filters in the offers list's address, named by the labels of its form. */
export function chosenOffers({ groups, state }: OffersList): ChosenFilters<OfferGroup> {
  const { keywords, switches, near, sort } = state;
  return {
    facets: chosenSlugs(groups),
    q: keywords,
    switches,
    near: near && writeNear(near),
    sort,
  };
}

/**
 * Returns the values of a group that are shown: those with the most offers and those chosen, in
 * their order.
 */
export function shownOptions({ options }: ListGroup<OfferGroup>): readonly FilterOption[] {
  const most = new Set(
    options.toSorted((one, other) => other.results - one.results).slice(0, valuesShown),
  );
  return options
    .filter((option) => most.has(option) || option.isChosen)
    .map(({ slug, name, results, isHeld }) => ({ slug, name, results, ...(isHeld && { isHeld }) }));
}

/** Returns the props of the offers' filter panel, in plain values. */
export function offersFiltersProps(
  list: OffersList,
  intl: Pick<IntlShape, 'formatMessage'>,
): OffersFiltersProps {
  const { locale, base, state, total } = list;
  return {
    base,
    target: state.target,
    campaign: state.campaign,
    groups: list.groups.map((one) => ({
      group: one.group,
      title: intl.formatMessage({ id: `offer.group.${one.group}` }),
      options: shownOptions(one),
    })),
    switches: shownSwitches[locale].map((name) => ({
      name,
      label: intl.formatMessage({ id: switchNames[name] }),
    })),
    chosen: chosenOffers(list),
    total,
    addresses: {
      keywords: pathOf('offers_list_autocomplete', locale),
      places: pathOf('offers_list_location', locale),
    },
    labels: formatLabels(intl),
  };
}

function formatLabels({ formatMessage }: Pick<IntlShape, 'formatMessage'>): OffersFiltersLabels {
  const words = (id: string) => formatMessage({ id });
  return {
    groups: words('offers.groups'),
    keywords: words('offers.keywords'),
    example: words('offers.keywords-example'),
    hint: formatMessage({ id: 'offers.hint' }, { hint: '#' }),
    place: words('offers.place'),
    noPlace: words('offers.no-place'),
    aroundMe: words('offers.around-me'),
    aroundMeBusy: words('offers.around-me-busy'),
    aroundMeFailed: words('offers.around-me-failed'),
    findPlace: words('offers.find-place'),
    findNoPlace: formatMessage({ id: 'offers.find-no-place' }, { field: words('offers.place') }),
    findValue: words('offers.find-value'),
    findNoValue: words('offers.find-no-value'),
    radius: words('offers.radius'),
    radiusKm: formatMessage({ id: 'offers.radius-km' }, { radius: '#' }),
    search: words('offers.search'),
    searchType: words('offers.search-type'),
    placeType: words('offers.place-type'),
    switches: words('offers.switches'),
    clear: words('offers.clear'),
    chosen: words('offers.chosen'),
    filter: words('offers.filters'),
    apply: words('offers.apply'),
    show: words('offers.show'),
    close: words('offers.close'),
    busy: words('offers.busy'),
  };
}
