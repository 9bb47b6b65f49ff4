import { maxSlugLength, slugSchema } from '@parvis/contracts/content/header.ts';
import { describe, expect, it } from 'vitest';
import { proposeSlug } from './propose-slug.ts';

describe('proposing a slug', () => {
  it.each([
    ['Le groupe Estuaire', 'le-groupe-estuaire'],
    ['L’Œuvre & la mer', 'l-oeuvre-la-mer'],
    ['Été à Saint-Malo : 10 %', 'ete-a-saint-malo-10'],
    ['Straße', 'strasse'],
    ['2026', 'page-2026'],
    ['  —  ', ''],
    ['', ''],
  ])('turns %j into the slug %j', (title, slug) => {
    expect(proposeSlug(title)).toBe(slug);
  });

  it('keeps a title of exactly the maximum length', () => {
    const title = 'a'.repeat(maxSlugLength);
    expect(proposeSlug(title)).toBe(title);
  });

  it('truncates a long title at a word boundary', () => {
    const slug = proposeSlug('mot '.repeat(60));
    expect(slug.length).toBeLessThanOrEqual(maxSlugLength);
    expect(slug).toMatch(/^(mot-)+mot$/);
  });

  it.each(['Été 2026', '2026', 'ÆØŁ', 'a'.repeat(300)])(
    'proposes a slug for %j that the contract accepts',
    (title) => {
      expect(slugSchema.safeParse(proposeSlug(title)).success).toBe(true);
    },
  );
});
