import { literalMessage, type MessageTree } from '@parvis/contracts/messages/catalogue.ts';
import type { ShownSite } from '@parvis/contracts/site-settings/shown-site.ts';

/**
 * Returns the texts of the settings that replace neutral messages of the catalogues, by message.
 */
export function composeMessages(site: ShownSite): Readonly<Record<string, MessageTree>> {
  const { name, lists } = site;
  const { offers, careers, ...filtered } = lists;
  const texts = {
    'site.name': name,
    'offers.title': offers.title,
    'offers.lead': offers.introduction,
    'offers.keywords-example': site.offersExample ?? '',
    'careers.title': careers.title,
    'careers.places-text': site.careersPlaces ?? '',
    ...Object.fromEntries(
      Object.entries(filtered).flatMap(([list, { title, introduction }]) => [
        [`list.${list}.title`, title],
        [`list.${list}.lead`, introduction],
      ]),
    ),
  };
  const set = Object.entries(texts).filter(([, text]) => text !== '');
  return Object.fromEntries(set.map(([id, text]) => [id, literalMessage(text)]));
}
