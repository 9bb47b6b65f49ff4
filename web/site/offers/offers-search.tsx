import {
  locationSearchDebounceMs,
  locationSearchMinimumCharacters,
  offersAutocompleteDebounceMs,
  offersAutocompleteMinimumCharacters,
} from '@parvis/contracts/limits/search.ts';
import { useState } from 'react';
import type { LiveList } from '../lists/use-live-list.ts';
import { Typeahead } from '../typeahead/typeahead.tsx';
import { AroundMe } from './around-me.tsx';
import { eventsOfSuggestion } from './events-of-suggestion.ts';
import styles from './offers-filters.module.css';
import type { OffersFiltersProps } from './offers-filters-props.ts';
import { suggestKeywords, suggestPlaces } from './suggest.ts';

const keywordLimits = {
  minimum: offersAutocompleteMinimumCharacters,
  debounceMs: offersAutocompleteDebounceMs,
};
const placeLimits = {
  minimum: locationSearchMinimumCharacters,
  debounceMs: locationSearchDebounceMs,
};

interface OffersSearchProps {
  readonly id: string;
  readonly panel: OffersFiltersProps;
  readonly live: LiveList;
}

/** Keywords with suggestions, and a place to search in or around. */
export function OffersSearch({ id, panel, live }: OffersSearchProps) {
  const { labels, addresses } = panel;
  const [place, setPlace] = useState('');
  const { view, send } = live;
  const take = (option: HTMLElement) => eventsOfSuggestion(option).forEach(send);
  return (
    <div id={`${id}search`} className={styles.search}>
      <Typeahead
        label={labels.keywords}
        clearLabel={labels.clear}
        placeholder={labels.example}
        name="q"
        value={view.chosen.q}
        limits={keywordLimits}
        suggest={(text, signal) => suggestKeywords(addresses.keywords, text, signal)}
        hint={labels.hint}
        onType={(q) => send({ type: 'write', q })}
        onTake={take}
      />
      <div className={styles.place}>
        <Typeahead
          label={labels.place}
          clearLabel={labels.clear}
          value={place}
          limits={placeLimits}
          suggest={(text, signal) => suggestPlaces(addresses.places, text, signal)}
          none={labels.noPlace}
          onType={setPlace}
          onTake={(option) => {
            setPlace('');
            take(option);
          }}
        >
          <AroundMe labels={labels} onNear={(near) => send({ type: 'around', near })} />
        </Typeahead>
      </div>
      <button type="submit" className={styles.go}>
        {labels.search}
      </button>
    </div>
  );
}
