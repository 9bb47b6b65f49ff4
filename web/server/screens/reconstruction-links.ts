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

/** Where the links of a reconstruction lead: to the same instant, or to files at a position. */
interface Instant {
  readonly at: string;
  readonly position: string;
}

/**
 * Replaces a document's links to pages of the site with links to their reconstructions at the same
 * instant. They are relative (`?path=…&at=…`), so they work under any address of reconstructions.
 * Files are those of then: their addresses name the position. (Addresses of renditions name their
 * bytes.) Forms that only read, such as filters and searches, submit to the same instant: their
 * fields complete the query of `path`; all others are disabled.
 */
export function linkToReconstructions(document: string, instant: Instant): string {
  return document
    .replace(/<a\b[^>]*>/g, (tag) =>
      tag.replace(/ href="(\/[^"]*)"/, (href, written: string) => {
        const past = pastAddress(plain(written), instant.at);
        return past === undefined ? href : ` href="${past}"`;
      }),
    )
    .replace(
      / (href|src|poster)="(\/media\/files\/[^"?#]*)/g,
      (_, name: string, file: string) => ` ${name}="${file}?at=${instant.position}`,
    )
    .replace(/<form [^<>]*>/g, (tag) => pastForm(tag, instant.at));
}

function hidden(name: string, value: string): string {
  return `<input type="hidden" name="${name}" value="${escaped(value)}"/>`;
}

function pastForm(tag: string, at: string): string {
  const action = plain(/ action="([^"]*)"/.exec(tag)?.[1] ?? '');
  const [path = ''] = action.split(/[?#]/, 1);
  if (!/ method="get"/i.test(tag) || !isPage(path)) return tag.replace('<form', '<form inert');
  const sent = tag.replace(/ action="[^"]*"/, ' action="?"');
  return sent + hidden('path', path) + hidden('at', at);
}

function pastAddress(target: string, at: string): string | undefined {
  const [, address = '', hash = ''] = /^([^#]*)(#.*)?$/s.exec(target) ?? [];
  if (!isPage(address)) return undefined;
  const query = `path=${encodeURIComponent(address)}&at=${encodeURIComponent(at)}`;
  return escaped(`?${query}${hash}`);
}

function isPage(address: string): boolean {
  const first = address.split(/[/?]/, 2)[1] ?? '';
  return address.startsWith('/') && !address.startsWith('//') && !notPages.has(first);
}

function plain(written: string): string {
  return written.replaceAll(/&#?\w+;/g, (entity) => characters.get(entity) ?? entity);
}

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
}
