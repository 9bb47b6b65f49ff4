import type { ActiveOfferFilter } from '@parvis/contracts/careers/offer-views.ts';
import type { IntlShape } from 'react-intl';
import { switchNames } from './switch-names.server.ts';

/** Returns the name of an active filter. @param radiusKm the radius of a filter around a place */
export function filterName(
  { of, name }: Pick<ActiveOfferFilter, 'of' | 'name'>,
  radiusKm: number | undefined,
  { formatMessage }: Pick<IntlShape, 'formatMessage'>,
): string {
  switch (of) {
    case 'keywords':
      return formatMessage({ id: 'list.words' }, { words: name });
    case 'near':
      return formatMessage({ id: 'offers.near' }, { radius: radiusKm ?? 0 });
    case 'french_only':
    case 'locale':
    case 'international':
      return formatMessage({ id: switchNames[of] });
    case 'contract':
    case 'domain':
    case 'entity':
    case 'continent':
    case 'country':
    case 'region':
    case 'city':
    case 'experience':
    case 'working_time':
    case 'remote':
      return name;
  }
}
