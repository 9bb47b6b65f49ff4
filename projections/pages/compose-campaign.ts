import type { Position } from '@parvis/contracts/log/position.ts';
import type { ContentPage } from '@parvis/contracts/site/content-page.ts';
import { toListState } from '@parvis/contracts/site/filters/list-state.ts';
import { readVocabulary } from '../facet-slugs/read-vocabulary.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { earliest } from '../revisioned/earliest.ts';
import { toCampaign } from './lists/campaigns.ts';
import { composeShownList } from './lists/compose-shown-list.ts';
import type { PageAddition } from './page-addition.ts';
import { readShared } from './read-shared.ts';

/** The list of a campaign page; undefined for any other page. @throws ReadModelNotServed */
export async function composeCampaign(
  db: Queryable,
  page: ContentPage,
  at?: Position,
): Promise<PageAddition | undefined> {
  const campaign = toCampaign(page);
  if (!campaign || campaign.list === 'offers') return undefined;
  const { vocabulary, ...named } = await readShared(db, at, 'vocabulary', () =>
    readVocabulary(db, at),
  );
  const request = { list: campaign.list, locale: page.locale, campaign, at };
  const shown = await composeShownList(db, request, toListState({}), vocabulary);
  return {
    page: { list: shown.list },
    position: earliest([named.position, shown.position]),
    tags: [...named.tags, ...shown.tags],
  };
}
