import { expect, test } from 'vitest';
import { offerIdSchema } from './ids.ts';
import { findLanguage, offerPath, titleOf } from './offer-path.ts';

const id = offerIdSchema.parse('offer0000001');

test.each([
  [{ fr: 'Chargé d’affaires (F/H)', en: 'Account manager' }, 'fr', 'charge-d-affaires-f-h'],
  [{ fr: 'Chargé d’affaires', en: 'Account manager' }, 'en', 'account-manager'],
  [{ fr: 'Notaire' }, 'en', 'notaire'],
  [{ en: '42' }, 'fr', 'offre-42'],
  [{ en: '会計士' }, 'en', 'offre'],
] as const)('the address of %o in %s', (title, locale, slug) => {
  const folder = locale === 'fr' ? '/emploi-carriere/offre-emploi' : '/en/careers/job-offer';
  expect(offerPath(id, { title }, locale)).toBe(`${folder}/${id}-${slug}`);
});

test('an offer is shown in the page’s language where it is available in it', () => {
  const title = { fr: 'Notaire', en: 'Notary' };
  expect([titleOf({ title }, 'en'), findLanguage({ title }, 'en')]).toEqual(['Notary', 'en']);
  expect([
    titleOf({ title: { fr: 'Notaire' } }, 'en'),
    findLanguage({ title: { fr: 'Notaire' } }, 'en'),
  ]).toEqual(['Notaire', 'fr']);
});
