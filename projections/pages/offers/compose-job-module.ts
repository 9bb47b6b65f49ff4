import { contentIdOf, moduleIdSchema } from '@parvis/contracts/content/ids.ts';
import { parseProfile } from '@parvis/contracts/site/applicant-profile.ts';
import { pathOf } from '@parvis/contracts/site/routes/path-of.ts';
import { findPublished } from '../../page-fragments/find-published.ts';
import { composePage } from '../compose-page.ts';
import { withOffers } from './complete-with-offers.ts';
import { type ComposeWithOffers, combineReads } from './compose-offers.ts';
import { findOffersCampaign } from './offers-campaign.ts';

/**
 * A job module as shown to one applicant profile; “not found” unless visitors see it on its page.
 */
export const composeJobModule: ComposeWithOffers = async (
  db,
  index,
  { match, path, query, at },
) => {
  const { locale, params } = match;
  const moduleId = moduleIdSchema.safeParse(params['jobModule']).data;
  const found = moduleId && (await findPublished(db, contentIdOf(moduleId), at));
  if (found?.item?.locale === locale) {
    const composed = await composePage(db, found.item.path, at);
    if (composed.kind === 'screen' && composed.screen.screen === 'content') {
      const { screen, ...read } = composed;
      const modules = screen.page.modules.filter(
        ({ id, content }) => id === moduleId && content.type === 'job',
      );
      const profile = parseProfile(new URLSearchParams(query).get('profile')) ?? 0;
      const only = { ...read, screen: { ...screen, page: { ...screen.page, modules, profile } } };
      if (modules.length > 0) {
        const shown = await withOffers(db, index, only, at);
        const { page } = shown.screen;
        return { kind: 'screen', ...shown, screen: { screen: 'module', page }, keepLater: true };
      }
    }
  }
  const missing = await composePage(db, path, at);
  return { ...missing, tags: [...missing.tags, ...(found?.tags ?? [])] };
};

/** Redirects to the list of a campaign of offers. */
export const composeOffersOfCampaign: ComposeWithOffers = async (
  db,
  _index,
  { match, path, at },
) => {
  const { locale, params } = match;
  const { campaign, ...found } = await findOffersCampaign(db, params['id'] ?? '', { locale, at });
  if (campaign) {
    const to = pathOf('rh_offers', locale, { campaign: campaign.id });
    return { kind: 'moved', to, status: 308, ...combineReads([found]) };
  }
  const missing = await composePage(db, path, at);
  return { ...missing, tags: [...missing.tags, ...found.tags] };
};
