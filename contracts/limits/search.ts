/** Site search starts at this many characters. “Site search minimum / debounce”. */
export const siteSearchMinimumCharacters = 3;
/** Debounce of the site search, in milliseconds. “Site search minimum / debounce”. */
export const siteSearchDebounceMs = 500;
/** Debounce of suggestions for offers, in milliseconds. “Autocomplete (offers)”. */
export const offersAutocompleteDebounceMs = 300;
/** Suggestions for offers start at this many characters. “Autocomplete (offers)”. */
export const offersAutocompleteMinimumCharacters = 3;
/** Debounce of the location search, in milliseconds. “Location search”. */
export const locationSearchDebounceMs = 500;
/** Location search starts at this many characters. “Location search”. */
export const locationSearchMinimumCharacters = 3;
/** Debounce of a list's keyword filter, in milliseconds. “Generic grid keyword debounce”. */
export const listKeywordDebounceMs = 1_000;
/** A keyword longer than this many characters uses the compact style. “Compact keyword style over”. */
export const compactKeywordAboveCharacters = 30;
/** A select with more options than this keeps its native control. “Dropdown skipped above”. */
export const dropdownSkippedAboveOptions = 100;
