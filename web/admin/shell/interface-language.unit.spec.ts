import { describe, expect, it } from 'vitest';
import { preferredLanguage } from './interface-language.tsx';

describe('the language of the interface', () => {
  it.each([
    ['the one chosen before', 'en', ['fr-FR'], 'en'],
    ['the browser’s first supported one', null, ['de-DE', 'en-US', 'fr'], 'en'],
    ['French when none is supported', null, ['de-DE', 'br'], 'fr'],
    ['not a stored one that is unsupported', 'de', ['en'], 'en'],
  ])('is %s', (_, kept, spoken, language) => {
    expect(preferredLanguage(kept, spoken)).toBe(language);
  });
});
