import type { Locale } from '@parvis/contracts/site/locale.ts';
import { expect, test } from 'vitest';
import { isAccountSearch } from './is-account-search.ts';

test.each<[Locale, string]>([
  ['fr', 'mon compte'],
  ['fr', 'Mes comptes'],
  ['fr', 'accéder à mon compte'],
  ['fr', 'espace client'],
  ['fr', 'Espace Clients particuliers'],
  ['fr', 'carte bloquée'],
  ['fr', 'ma carte est bloquée'],
  ['fr', 'carte volée'],
  ['fr', 'faire opposition'],
  ['fr', 'banque en ligne'],
  ['fr', 'me connecter'],
  ['fr', 'mot de passe oublié'],
  ['fr', 'ouvrir un compte'],
  ['fr', 'solde de mon compte'],
  ['fr', 'RIB'],
  ['en', 'log in to my account'],
  ['en', 'Login'],
  ['en', 'online banking'],
  ['en', 'my card is blocked'],
  ['en', 'open an account'],
  ['en', 'forgotten password'],
  ['en', 'sign in'],
])('in %s, “%s” is a search for an account', (locale, search) => {
  expect(isAccountSearch(search, locale)).toBe(true);
});

test.each<[Locale, string]>([
  ['fr', 'comptes annuels 2025'],
  ['fr', 'compte de résultat'],
  ['fr', 'carte des implantations'],
  ['fr', 'ribambelle'],
  ['fr', 'gouvernance'],
  ['fr', 'nos engagements'],
  ['fr', 'my account'],
  ['fr', ''],
  ['en', 'annual accounts'],
  ['en', 'account of the storm'],
  ['en', 'taking climate into account'],
  ['en', 'cardboard'],
  ['en', 'logistics'],
  ['en', 'mon compte'],
])('in %s, “%s” is a search for something to read', (locale, search) => {
  expect(isAccountSearch(search, locale)).toBe(false);
});
