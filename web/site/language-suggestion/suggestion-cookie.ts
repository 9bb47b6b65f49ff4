/** Tells that the language was suggested to this visitor already. */
export const suggestionCookie = 'language_suggestion';
