import type {
  KeywordSuggestions,
  PlaceOption,
  PlaceOptions,
} from '@parvis/contracts/careers/offer-views.ts';
import type {
  LocationData,
  OffersAutocompleteData,
  PlacesData,
} from '@parvis/contracts/careers/offers-data.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { htmlIn } from '../../server/html-in.tsx';
import { joinNames } from '../../server/join-names.ts';
import styles from '../typeahead/typeahead.module.css';

/** Suggestions for keywords, as data for the script that shows them. */
export function suggestionsData(locale: Locale, suggestions: KeywordSuggestions): string {
  const { titles, exact, places } = suggestions;
  const html = (part: ReactNode) => htmlIn(locale, part);
  const data: OffersAutocompleteData = {
    success: true,
    html: titles.length === 0 ? '' : html(<Titles titles={titles} />),
    suggester: titles,
    exactFilter: exact ? html(<ExactFilter exact={exact} locale={locale} />) : null,
    location: toLocationData(locale, places),
  };
  return JSON.stringify(data);
}

/** Returns places as data for the script that shows them. */
export function placesData(locale: Locale, places: PlaceOptions): string {
  const html = toLocationData(locale, places);
  const data: PlacesData = { html, ...html };
  return JSON.stringify(data);
}

function toLocationData(locale: Locale, places: PlaceOptions): LocationData {
  const level = (group: keyof PlaceOptions) => {
    const options = places[group];
    if (options.length === 0) return '';
    return htmlIn(locale, <Level group={group} options={options} />);
  };
  return { country: level('country'), region: level('region'), city: level('city') };
}

function Titles({ titles }: Pick<KeywordSuggestions, 'titles'>) {
  return (
    <Group title="offers.suggestions">
      {titles.map((title) => (
        <div
          key={title}
          role="option"
          aria-selected={false}
          className={styles.option}
          data-suggestion={title}
        >
          {title}
        </div>
      ))}
    </Group>
  );
}

interface ExactFilterProps {
  readonly locale: Locale;
  readonly exact: NonNullable<KeywordSuggestions['exact']>;
}

/** The filters that match the typed words. */
function ExactFilter({ exact, locale }: ExactFilterProps) {
  const names = joinNames(exact.names, locale);
  return (
    <Group title="offers.exact-group">
      <div role="option" aria-selected={false} className={styles.option} data-href={exact.href}>
        <FormattedMessage id="offers.exact" values={{ names }} />
      </div>
    </Group>
  );
}

interface LevelProps {
  readonly group: keyof PlaceOptions;
  readonly options: readonly PlaceOption[];
}

/** The places of one level. */
function Level({ group, options }: LevelProps) {
  return (
    <Group title={`offer.group.${group}`}>
      {options.map(({ slug, name, results }) => (
        <div
          key={slug}
          role="option"
          aria-selected={false}
          className={styles.option}
          data-group={group}
          data-id={slug}
          data-name={name}
        >
          {name}
          <span className={styles.count}>{results}</span>
        </div>
      ))}
    </Group>
  );
}

interface GroupProps {
  /** The message id of its name. */
  readonly title: string;
  readonly children: ReactNode;
}

function Group({ title, children }: GroupProps) {
  const name = useIntl().formatMessage({ id: title });
  return (
    <div role="group" aria-label={name}>
      <p className={styles.group} aria-hidden="true">
        {name}
      </p>
      {children}
    </div>
  );
}
