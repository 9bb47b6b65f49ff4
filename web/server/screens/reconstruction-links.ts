/** First path segments that are not pages: files and the back-office are not reconstructed. */
const notPages = new Set(['admin', 'api', 'assets', 'media']);

/** How React escapes these characters in an attribute. */
const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};
const characters = new Map(Object.entries(entities).map(([character, of]) => [of, character]));

/**
 * Replaces a document's links to pages of the site with links to their reconstructions at the same
 * instant. They are relative (`?path=…&at=…`), so they work under any address of reconstructions.
 */
export function linkToReconstructions(document: string, at: string): string {
  return document.replace(/<a\b[^>]*>/g, (tag) =>
    tag.replace(/ href="(\/[^"]*)"/, (href, written: string) => {
      const past = pastAddress(plain(written), at);
      return past === undefined ? href : ` href="${past}"`;
    }),
  );
}

function pastAddress(target: string, at: string): string | undefined {
  const [, address = '', hash = ''] = /^([^#]*)(#.*)?$/s.exec(target) ?? [];
  const first = address.split(/[/?]/, 2)[1] ?? '';
  if (address.startsWith('//') || notPages.has(first)) return undefined;
  const query = `path=${encodeURIComponent(address)}&at=${encodeURIComponent(at)}`;
  return escaped(`?${query}${hash}`);
}

function plain(written: string): string {
  return written.replaceAll(/&#?\w+;/g, (entity) => characters.get(entity) ?? entity);
}

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
}
