import { describe, expect, it } from 'vitest';
import { preferredLanguage } from './interface-language.tsx';

describe('the language of the interface', () => {
  it.each([
    ['the one chosen before', 'en', ['fr-FR'], 'en'],
    ['the first the browser speaks that we do', null, ['de-DE', 'en-US', 'fr'], 'en'],
    ['French when we speak none of them', null, ['de-DE', 'br'], 'fr'],
    ['not one that was kept by mistake', 'de', ['en'], 'en'],
  ])('is %s', (_, kept, spoken, language) => {
    expect(preferredLanguage(kept, spoken)).toBe(language);
  });
});
