import { shownOfGroup } from '@parvis/contracts/admin-search/endpoints.ts';
import { defaultLocale } from '@parvis/contracts/site/locale.ts';
import { findTitledMedia } from '@parvis/projections/media-library/find-titled-media.ts';
import { composeOfferMatches } from '@parvis/projections/pages/search/compose-offer-matches.ts';
import { withSettings } from '@parvis/projections/postgres/with-settings.ts';
import { titleSimilarity } from '@parvis/projections/words/title-search.ts';
import type { Pool } from 'pg';
import { searchAccounts } from '../accounts/list-accounts/search-accounts.ts';
import { groupTimeoutMs, type SearchPorts } from '../admin-search/search-everything.ts';
import { searchContents } from '../content/read-content/search-contents.ts';
import type { SearchedOffers } from './offers.ts';

/** Wires the search over everything to the read models, whose statements end with their group. */
export function makeAdminSearch(
  pool: Pool,
  offers: Pick<SearchedOffers, 'after'>,
  reportError: SearchPorts['reportError'],
): SearchPorts {
  const db = withSettings(pool, { ...titleSimilarity, statement_timeout: String(groupTimeoutMs) });
  return {
    contents: (typed) => searchContents(db, typed),
    async media(typed) {
      const { items, total } = await findTitledMedia(db, typed, shownOfGroup);
      return { media: { items: items.map(({ id, kind, title }) => ({ id, kind, title })), total } };
    },
    async offers(typed) {
      const search = { typed, locale: defaultLocale, limit: shownOfGroup };
      return { offers: await composeOfferMatches(db, offers.after(undefined), search) };
    },
    async accounts(typed, actor) {
      const found = await searchAccounts(db, actor, typed);
      if (!found.ok) throw new Error('accounts were searched without permission');
      return { accounts: found.value };
    },
    reportError,
  };
}
