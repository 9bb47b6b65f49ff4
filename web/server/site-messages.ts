import type { ShownSite } from '@parvis/contracts/site-settings/shown-site.ts';

/**
 * Returns the texts of the settings that replace neutral messages of the catalogues, by message.
 */
export function messagesOf(site: ShownSite): Readonly<Record<string, string>> {
  const { name, lists } = site;
  const { offers, careers, ...filtered } = lists;
  const texts = {
    'site.name': name,
    'offers.title': offers.title,
    'offers.lead': offers.introduction,
    'careers.title': careers.title,
    ...Object.fromEntries(
      Object.entries(filtered).flatMap(([list, { title, introduction }]) => [
        [`list.${list}.title`, title],
        [`list.${list}.lead`, introduction],
      ]),
    ),
  };
  const set = Object.entries(texts).filter(([, text]) => text !== '');
  return Object.fromEntries(set.map(([id, text]) => [id, asMessage(text)]));
}

/** Returns a text as a literal message: the syntax of arguments and tags is quoted (ICU). */
export function asMessage(text: string): string {
  return text.replace(/([{}<>][{}<>']*)|'/g, (apostrophe, run: string | undefined) =>
    run === undefined ? `${apostrophe}'` : `'${run.replaceAll("'", "''")}'`,
  );
}
