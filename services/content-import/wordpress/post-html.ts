import type { Note } from '../sites/parts-of-html.ts';
import type { Attachments } from './attachments.ts';

/** What shortcodes need to know of their site. */
type Pictures = Pick<Attachments, 'addressOf' | 'picturesOf'>;

/** Elements that stand on their own, between which WordPress makes paragraphs. */
const block =
  /^<\/?(?:address|article|aside|blockquote|center|dd|details|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|iframe|li|main|nav|noscript|object|ol|p|pre|script|section|style|summary|table|tbody|td|tfoot|th|thead|tr|ul|video|audio)\b/i;
const dynamicBlock = /<!--\s+wp:([a-z][a-z0-9/-]*)\s[^>]*\/-->/g;
const attributeForm = /([a-z_-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'\]]+))/gi;
/** A shortcode: `[name]`, `[name a="b"]`, `[/name]`; not preceded by a bracket, which escapes it. */
const shortcode = /(?<!\[)\[(\/?)([a-z][a-z0-9_-]{1,40})((?:\s[^[\]]{0,2000})?)\](?!\])/gi;

/**
 * Returns the HTML that WordPress would have made of a post: blocks without their marks, paragraphs
 * of lines where the classic editor left them, shortcodes as pictures, links or their text.
 */
export function htmlOfPost(
  content: string,
  item: string,
  attachments: Pictures,
  note: Note,
): string {
  const blocks = new Set([...content.matchAll(dynamicBlock)].map(([, name = '']) => name));
  if (blocks.size > 0)
    note(`blocks without a text of their own: ${[...blocks].toSorted().join(', ')}`);
  const text = readShortcodes(content, item, attachments, note);
  return content.includes('<!-- wp:') ? text : withParagraphs(text);
}

function readShortcodes(content: string, item: string, attachments: Pictures, note: Note): string {
  const closed = new Set(
    [...content.matchAll(/\[\/([a-z][a-z0-9_-]{1,40})\]/gi)].map(([, name]) => name),
  );
  return content
    .replace(/\[embed[^\]]{0,500}\]\s*([^[\s]+)\s*\[\/embed\]/gi, (_, address: string) =>
      linkTo(address),
    )
    .replace(/\[caption[^\]]{0,2000}\](.{0,8000}?)\[\/caption\]/gis, (_, inner: string) =>
      captioned(inner),
    )
    .replace(shortcode, (whole, slash: string, name: string, rest: string) => {
      const attributes = attributesOf(rest);
      if (slash === '' && name === 'gallery') return galleryOf(attributes, item, attachments);
      const source = attributes.get('src') ?? attributes.get('mp4') ?? attributes.get('mp3');
      const isKnown = slash !== '' || attributes.size > 0 || closed.has(name);
      if (!isKnown || (slash !== '' && !closed.has(name))) return whole;
      if (slash === '') note(`shortcode kept as its text: [${name}]`);
      return slash === '' && source !== undefined ? linkTo(source) : '';
    });
}

function attributesOf(text: string): ReadonlyMap<string, string> {
  return new Map(
    [...text.matchAll(attributeForm)].map(([, name = '', double, single, plain]) => [
      name.toLowerCase(),
      double ?? single ?? plain ?? '',
    ]),
  );
}

function linkTo(address: string): string {
  const safe = escaped(address);
  return `\n\n<p><a href="${safe}">${safe}</a></p>\n\n`;
}

function captioned(inner: string): string {
  const [picture = ''] = /(?:<a\b[^>]*>\s*)?<img\b[^>]*>(?:\s*<\/a>)?/i.exec(inner) ?? [];
  const caption = inner.replace(picture, '').trim();
  return `\n\n<figure>${picture}<figcaption>${caption}</figcaption></figure>\n\n`;
}

function galleryOf(
  attributes: ReadonlyMap<string, string>,
  item: string,
  attachments: Pictures,
): string {
  const ids = attributes.get('ids')?.split(',') ?? attachments.picturesOf(item);
  const pictures = ids.flatMap((id) => {
    const address = attachments.addressOf(id.trim());
    return address === undefined ? [] : [`<p><img src="${escaped(address)}"></p>`];
  });
  return `\n\n${pictures.join('\n\n')}\n\n`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/** Makes paragraphs of what stands between blank lines, and line breaks of single ones. */
export function withParagraphs(content: string): string {
  const kept: string[] = [];
  const aside = content
    .replaceAll('\r\n', '\n')
    .replace(/<(pre|script|style|textarea)\b[\s\S]*?<\/\1>/gi, (whole) => {
      kept.push(whole);
      return `\n\n<pre data-kept="${kept.length - 1}"></pre>\n\n`;
    });
  const paragraphs = aside.split(/\n\s*\n/).map((chunk) => {
    const text = chunk.trim();
    if (text === '' || block.test(text)) return text;
    return `<p>${text.replaceAll(/\n(?!\s*<)/g, '<br>\n')}</p>`;
  });
  return paragraphs
    .join('\n')
    .replace(/<pre data-kept="(\d+)"><\/pre>/g, (_, index: string) => kept[Number(index)] ?? '');
}
