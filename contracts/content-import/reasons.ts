/**
 * The reasons that importers give for what does not come or changes, as they write them; `*` stands
 * for a name, an address or a number. Screens show them in the language of the reader.
 */
export const importReasons = {
  'earlier-version': 'it is of an earlier version: only the current one comes',
  part: 'it is a part of other pages',
  'part-headless': 'it is a part of other pages (headless)',
  'no-front-matter': 'it has no front matter',
  mdx: 'MDX kept as its text',
  liquid: 'Liquid that is left out',
  outside: 'it is outside of the folder of the site: move it there',
  'no-date': 'its date does not exist',
  'leads-elsewhere': 'it only leads to *: add it to the redirects',
  'not-found-page': 'the site has its own page for addresses that do not exist',
  front: 'it cannot be read: its front matter is not well formed: *',
  unreadable: 'it cannot be read: *',
  language: 'the site does not have its language, *',
  'language-unknown': 'its language is unknown',
  'was-draft': 'it was a draft: it comes as one',
  'was-hidden': 'it was *: it comes as a draft',
  'had-password': 'it had a password: it comes as a draft',
  'pages-have-none': 'pages have none',
  footnotes: 'footnotes are kept as text',
  'one-category': 'an item has one category: its others are its keywords',
  'one-category-too': 'an item has one: the others are its keywords',
  shortcodes: 'shortcodes kept as their text',
  shortcode: 'shortcode kept as its text: *',
  blocks: 'blocks without a text of their own: *',
  'address-taken': 'its address * is that of “*”',
  unfit: 'it does not fit: *',
  'file-type': 'files of the type “*” are not kept in the library',
  host: 'its host, *, is not allowed for this import',
  'file-deleted': 'it was deleted from the library since it was imported',
  edited: 'it was edited or deleted here since it was imported: left as it is',
  refused: 'refused: *',
  'kept-as-link': '*: kept as a link to *',
  'left-out': '*: left out',
  'picture-without-file': 'a picture without a file: *',
  'no-translation': '* is the one of this language',
  'moved-to-top': 'what is above it has another language or is below it: it comes at the top',
  'address-reserved': 'the site uses it itself: it is *',
  'address-other': 'another item has “*”: it is “*”',
  'title-cut': 'its title is cut after * characters',
  'no-title': 'it has no title: it gets its first words',
  'summary-cut': 'its summary is cut after * characters',
  keywords: 'its keywords after the *th are left out',
  'no-alternative': 'a picture has no alternative text: it counts as decorative',
  'alternative-cut': 'an alternative text is cut',
  'file-missing': 'its file does not come',
  'caption-cut': 'a caption is cut after * characters',
  modules: 'what comes after its *th module is left out',
  'link-left': 'it leads to nothing that comes: it is left as it is',
  'link-dropped': 'it leads to nothing that comes: it is kept as its text',
  'link-empty': 'a link without an address: it is kept as its text',
  'leads-nowhere': 'it leads to nothing that comes',
  'menu-exists': 'there is one of this name and language: left as it is',
  'menu-empty': 'it has no entry that leads somewhere',
  'entry-nowhere': 'what it leads to does not come',
  'entry-cut': 'it is cut after * characters',
  'entry-moves-up': 'it leads nowhere: what is below it moves up',
  'no-menu': 'it is in no menu',
  unused: 'nothing that comes shows it',
  'no-comments': 'the site has none',
  'no-counterpart': 'nothing here corresponds to it',
  'item-type': 'items of the type “*” do not come',
  status: 'it is *',
} as const;
export type ImportReason = keyof typeof importReasons;
/** Every reason. */
export const reasonCodes = Object.keys(importReasons).filter(isReason);

function isReason(code: string): code is ImportReason {
  return code in importReasons;
}

const expressions = reasonCodes.map((code) => {
  const parts = importReasons[code]
    .split('*')
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return [code, new RegExp(`^${parts.join('(.*?)')}$`, 's')] as const;
});

/** Returns which reason an importer gave, and what it names; undefined for a sentence of its own. */
export function readReason(
  why: string,
): { readonly code: ImportReason; readonly first: string; readonly second: string } | undefined {
  for (const [code, expression] of expressions) {
    const found = expression.exec(why);
    if (found !== null) return { code, first: found[1] ?? '', second: found[2] ?? '' };
  }
  return undefined;
}
