/** The types of content of other sites: videos, social networks, employer reviews. */
export const subtypes = ['s1', 's2', 's3'] as const;

/**
 * The purposes of consent: audience measurement (cat2), personalisation (cat3), content of other
 * sites by type (s1 to s3, together cat4), advertising (cat5). Strictly necessary cookies (cat1)
 * need no consent.
 */
export const purposes = ['cat2', 'cat3', ...subtypes, 'cat5'] as const;
export type Purpose = (typeof purposes)[number];

/**
 * The consent that an action requires: one purpose, all content of other sites (cat4), or none
 * (cat1).
 */
export type Category = Purpose | 'cat1' | 'cat4';

/** Returns the purposes that an action of a category requires, all of them. */
export function listPurposes(category: Category): readonly Purpose[] {
  switch (category) {
    case 'cat1':
      return [];
    case 'cat4':
      return subtypes;
    case 'cat2':
    case 'cat3':
    case 'cat5':
    case 's1':
    case 's2':
    case 's3':
      return [category];
  }
}
