// @vitest-environment happy-dom
import type { KeywordSuggestions, PlaceOptions } from '@parvis/contracts/careers/offer-views.ts';
import { expect, test } from 'vitest';
import { eventsOfSuggestion } from './events-of-suggestion.ts';
import { placesData, suggestionsData } from './suggestions.server.tsx';

const places: PlaceOptions = {
  country: [],
  region: [],
  city: [{ slug: 'nantes', name: 'Nantes', results: 212 }],
};
const suggestions: KeywordSuggestions = {
  titles: ['Analyste <crédit>', 'Analyste données'],
  exact: { names: ['CDI', 'Paris'], href: '/offres/cdi/paris' },
  places,
};

function options(html: string): readonly HTMLElement[] {
  document.body.innerHTML = html;
  return [...document.querySelectorAll<HTMLElement>('[role=option]')];
}

test('suggestions are titles, the filters that the words name, and places', () => {
  const data = JSON.parse(suggestionsData('fr', suggestions));
  expect(Object.keys(data)).toEqual(['success', 'html', 'suggester', 'exactFilter', 'location']);
  expect(data.suggester).toEqual(suggestions.titles);
  expect(options(data.html).map(({ textContent }) => textContent)).toEqual(suggestions.titles);
  expect(options(data.exactFilter).map(({ textContent }) => textContent)).toEqual([
    'Filtrer par CDI et Paris',
  ]);
  expect(data.location).toMatchObject({ country: '', region: '' });
});

test('without suggestions, the data is empty', () => {
  const none = { titles: [], exact: undefined, places: { country: [], region: [], city: [] } };
  expect(JSON.parse(suggestionsData('en', none))).toEqual({
    success: true,
    html: '',
    suggester: [],
    exactFilter: null,
    location: { country: '', region: '', city: '' },
  });
});

test('taking a suggestion searches for a title, opens a filtered list, or chooses a place', () => {
  const { html, exactFilter } = JSON.parse(suggestionsData('fr', suggestions));
  const { city } = JSON.parse(placesData('fr', places));
  const taken = options(`${exactFilter}${html}${city}`).map(eventsOfSuggestion);
  expect(taken).toEqual([
    [{ type: 'follow', href: '/offres/cdi/paris', scrolls: false }],
    [{ type: 'write', q: 'Analyste <crédit>' }, { type: 'submit' }],
    [{ type: 'write', q: 'Analyste données' }, { type: 'submit' }],
    [{ type: 'choose', group: 'city', slug: 'nantes', name: 'Nantes', isChosen: true }],
  ]);
});
