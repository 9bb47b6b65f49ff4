/** Site search starts at this many characters. “Site search minimum / debounce”. */
export const siteSearchMinimumCharacters = 3;
/** Site search waits for this long without typing, in milliseconds. “Site search minimum / debounce”. */
export const siteSearchDebounceMs = 500;
/** Offers' suggestions wait for this long without typing, in milliseconds. “Autocomplete (offers)”. */
export const offersAutocompleteDebounceMs = 300;
/** Offers' suggestions start at this many characters. “Autocomplete (offers)”. */
export const offersAutocompleteMinimumCharacters = 3;
/** Location search waits for this long without typing, in milliseconds. “Location search”. */
export const locationSearchDebounceMs = 500;
/** Location search starts at this many characters. “Location search”. */
export const locationSearchMinimumCharacters = 3;
/** The keyword filter of a list waits for this long, in milliseconds. “Generic grid keyword debounce”. */
export const listKeywordDebounceMs = 1_000;
/** A keyword longer than this many characters is set compactly. “Compact keyword style over”. */
export const compactKeywordAboveCharacters = 30;
/** A select with more options than this stays native. “Dropdown skipped above”. */
export const dropdownSkippedAboveOptions = 100;
