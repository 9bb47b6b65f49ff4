import type { FilteredList } from '@parvis/contracts/site/filters/filtered-list.ts';
import type { WithSite } from '@parvis/contracts/site/site-frame.ts';
import { type IntlShape, useIntl } from 'react-intl';
import { intlForSite, titleOnSite } from '../../server/intl.ts';
import { NarrowedTitle, namesInTitle, titleWithPage } from './narrowed-title.server.tsx';

/** Returns the names of the reader's filter values, if they are few enough for a title. */
function narrowedTo({ active, locale }: FilteredList): string | undefined {
  const names = active.flatMap(({ of, name, isHeld }) =>
    isHeld || of === 'keywords' || of === 'dates' ? [] : [name],
  );
  return namesInTitle(names, locale);
}

type Words = Pick<IntlShape, 'formatMessage'>;

/** Returns the name of the list, or of its campaign's page. */
function nameOf({ campaign, list }: FilteredList, { formatMessage }: Words): string {
  return campaign?.title ?? formatMessage({ id: `list.${list}.title` });
}

/** Returns the introduction of the list. */
export function composeLead({ campaign, list }: FilteredList, { formatMessage }: Words) {
  return campaign ? campaign.summary : formatMessage({ id: `list.${list}.lead` });
}

/** The name of the list, and its filters. */
export function ListTitle({ list }: { readonly list: FilteredList }) {
  return <NarrowedTitle name={nameOf(list, useIntl())} narrowedTo={narrowedTo(list)} />;
}

/** Returns the title of the list as plain text: its filters first, then its page. */
export function plainTitle(list: FilteredList, of: WithSite): string {
  const intl = intlForSite(list.locale, of);
  const names = [narrowedTo(list), nameOf(list, intl)];
  return titleWithPage(intl, names, { page: list.state.page, pages: list.pages });
}

/** Returns the document title of the list: the list, then the site. */
export function documentTitle(list: FilteredList, of: WithSite): string {
  return titleOnSite(intlForSite(list.locale, of), plainTitle(list, of));
}
